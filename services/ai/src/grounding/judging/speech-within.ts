import { alignWords } from '../words/align-words.js';
import type { PassageWords } from '../words/passage-words.js';
import { textWords } from '../words/text-words.js';
import type { QuotableTranslation } from './claim.js';

const WITHIN = /‘[\s\S]*’(?!\p{L})|“[^”]*”|«[^»]*»|"[^"]*"/gu;

/** Least likeness to a passage of the words around an inner quotation, if they are of the passage too. */
const OF_THE_PASSAGE = 0.6;

/**
 * Whether a quotation is the speech of a person who quotes Scripture, rather than Scripture in which a person speaks:
 * the words around its inner quotation are not those of the passage.
 */
export function isSpeechAround(
  content: string,
  passage: PassageWords,
  { language }: QuotableTranslation,
): boolean {
  const around = content.replace(WITHIN, ' ');
  if (around === content) return false;
  const alignment = alignWords(textWords(around, language), passage);
  return alignment === undefined || alignment.likeness < OF_THE_PASSAGE;
}
