import type { Language } from '@word-unfolded/domain';
import { parseReference, type VerseCounts, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangesOfParsed } from '@word-unfolded/scripture-text';

/**
 * Parses the requested passages into ranges in the numbering of an edition, in the requested order.
 *
 * @throws AppError if the reference is invalid, lists too many passages, or names one that the edition does not have.
 */
export function rangesOfReference(
  reference: string,
  counts: VerseCounts,
  language: Language,
): readonly VerseRange[] {
  return rangesOfParsed(parseReference(reference, language), counts, language);
}
