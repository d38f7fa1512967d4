import type { PassageAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { formatOsis, loadReferenceParser, parsePlainReference } from '@word-unfolded/scripture-ref';
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

/**
 * Finds an included passage, in any notation of its reference; undefined for any other. The grammars of references are
 * large, and only loaded for a notation that is not plain.
 */
export async function fallbackPassage(
  reference: string,
  language: Language,
): Promise<PassageAnswer | undefined> {
  const plain = parsePlainReference(reference, language);
  const parsed = plain
    ? { understood: true as const, passages: [plain] }
    : (await loadReferenceParser()).parse(reference, language);
  if (!parsed.understood) return undefined;
  const osis = formatOsis(parsed.passages);
  return FALLBACK_PASSAGES[language].find((answer) => answer.passages[0]?.osis === osis);
}
