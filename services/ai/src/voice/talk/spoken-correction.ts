import type { VoiceCorrection } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { CALL_PHRASES } from './call-instructions.js';

/** Characters of the longest passage that a correction reads again. */
const LONGEST = 600;

/** The sentence with which Selah corrects what it has said wrongly: the first fault, since the screen shows all. */
export function spokenCorrection(
  [first]: readonly VoiceCorrection[],
  language: Language,
): string | undefined {
  if (!first) return undefined;
  const phrases = CALL_PHRASES[language];
  const { reason, reference, stored, said } = first;
  if (reason === 'misquoted' && reference !== undefined && stored !== undefined)
    return phrases.misquoted(reference, shortened(stored));
  if (reason === 'wrong-reference' && reference !== undefined) return phrases.elsewhere(reference);
  if (reason === 'no-such-passage') return phrases.noSuchPassage(shortened(said));
  return phrases.notFound;
}

/** A text up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
}
