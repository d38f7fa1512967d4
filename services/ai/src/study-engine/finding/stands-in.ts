import type { Language } from '@word-unfolded/domain';
import { textWords } from '../../grounding/words/text-words.js';

/**
 * Whether words stand in a text in their order, without others between them: that it has all of them somewhere does not
 * make them its words.
 */
export function standsIn(text: string, words: string, language: Language): boolean {
  const keys = (of: string) =>
    ` ${textWords(of, language)
      .map(({ key }) => key)
      .join(' ')} `;
  return keys(text).includes(keys(words));
}
