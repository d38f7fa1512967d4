import { lastVerseOf, type VerseCounts } from '../canon/verse-counts.js';
import { partsOfVerse, type VerseId } from '../verse-id.js';
import type { VerseRange } from '../verse-range.js';

/**
 * How an edition numbers its verses, and where the same words stand in the numbering of the King James Version.
 * By that canonical numbering editions are set side by side.
 */
export type Numbering = {
  readonly counts: VerseCounts;
  /** Verses that are numbered otherwise; a verse that is not in it has its own number in both. */
  readonly exceptions: ReadonlyMap<VerseId, VerseRange>;
};

/** The canonical verses whose words a verse of an edition carries: mostly one, two where the edition joins them. */
export function canonicalVerses(id: VerseId, { exceptions }: Numbering): VerseRange {
  return exceptions.get(id) ?? { first: id, last: id };
}

/**
 * The verses of an edition that carry the words of a canonical verse: mostly one, two where the edition divides it.
 *
 * @returns ids in the edition's numbering, in order; none where the edition has no such verse.
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
