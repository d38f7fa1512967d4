import type { PassageAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { formatOsis, type ReferenceParser } from '@word-unfolded/scripture-ref';
import { ENGLISH_PASSAGES } from './english-passages.js';
import { SPANISH_PASSAGES } from './spanish-passages.js';

/**
 * Passages that every page includes, for the case that no other source is available (specification, section 8,
 * "Scripture").
 */
export const FALLBACK_PASSAGES: Readonly<Record<Language, readonly PassageAnswer[]>> = {
  en: ENGLISH_PASSAGES,
  es: SPANISH_PASSAGES,
};

/** Finds an included passage, in any notation of its reference; undefined for any other. */
export function fallbackPassage(
  reference: string,
  language: Language,
  parser: ReferenceParser,
): PassageAnswer | undefined {
  const parsed = parser.parse(reference, language);
  if (!parsed.understood) return undefined;
  const osis = formatOsis(parsed.passages);
  return FALLBACK_PASSAGES[language].find((answer) => answer.passages[0]?.osis === osis);
}
