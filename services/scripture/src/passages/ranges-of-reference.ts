import type { Language } from '@word-unfolded/domain';
import { parseReference, type VerseCounts, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangesOfParsed } from '@word-unfolded/scripture-text';

/**
 * The passages that a reader asks for, as ranges in the numbering of an edition, in the order in which they were asked for.
 *
 * @throws CatalogueError when the reference is not understood, lists too many passages, or names one that the edition
 * has not.
 */
export function rangesOfReference(
  reference: string,
  counts: VerseCounts,
  language: Language,
): readonly VerseRange[] {
  return rangesOfParsed(parseReference(reference, language), counts, language);
}
