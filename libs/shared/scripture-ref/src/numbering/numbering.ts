import { lastVerseOf, type VerseCounts } from '../canon/verse-counts.js';
import { partsOfVerse, type VerseId } from '../verse-id.js';
import type { VerseRange } from '../verse-range.js';

/**
 * The numbering of an edition, and its mapping to the numbering of the King James Version. That canonical numbering
 * aligns editions side by side.
 */
export type Numbering = {
  readonly counts: VerseCounts;
  /** Verses with different numbers; every other verse has the same number in both. */
  readonly exceptions: ReadonlyMap<VerseId, VerseRange>;
};

/** The canonical verses whose words a verse of an edition contains: usually one, two if the edition joins them. */
export function canonicalVerses(id: VerseId, { exceptions }: Numbering): VerseRange {
  return exceptions.get(id) ?? { first: id, last: id };
}

/**
 * The verses of an edition that contain the words of a canonical verse: usually one, two if the edition divides it.
 *
 * @returns ids in the edition's numbering, in order; none if the edition has no such verse.
 */
export function versesOfCanonical(canonical: VerseId, { counts, exceptions }: Numbering): VerseId[] {
  const found = [...exceptions]
    .filter(([, { first, last }]) => first <= canonical && canonical <= last)
    .map(([id]) => id);
  const keepsItsNumber = !exceptions.has(canonical) && isNumbered(canonical, counts);
  return keepsItsNumber ? [...found, canonical].sort((a, b) => a - b) : found;
}

function isNumbered(id: VerseId, counts: VerseCounts): boolean {
  const { book, chapter, verse } = partsOfVerse(id);
  return verse >= 1 && verse <= lastVerseOf(counts, book, chapter);
}
