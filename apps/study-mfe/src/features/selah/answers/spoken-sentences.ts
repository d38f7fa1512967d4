import { spokenText, type Language } from '@word-unfolded/domain';
import { splitSentences } from './split-sentences.js';

/** A sentence of an answer: as it is read, and as a voice receives it. */
export type SpokenSentence = { readonly text: string; readonly spoken: string };

/**
 * The sentences of a segment of an answer. Signs without words, such as a rule, are left out.
 *
 * @param plain the segment without its markup
 */
export function spokenSentences(plain: string, language: Language): SpokenSentence[] {
  return splitSentences(plain)
    .map((text) => ({ text, spoken: spokenText(text, language) }))
    .filter(({ spoken }) => spoken !== '');
}
