import { BOOKS } from './canon/books.js';
import { chaptersOf, lastVerseOf, type VerseCounts } from './canon/verse-counts.js';
import { partsOfVerse, verseId, type VerseId } from './verse-id.js';

/** A contiguous range of verses, both ends inclusive, in the numbering of one edition. */
export type VerseRange = { readonly first: VerseId; readonly last: VerseId };

/** The verses of a range in order, by a table of verse counts; across chapters and books. */
export function* versesIn({ first, last }: VerseRange, counts: VerseCounts): Generator<VerseId> {
  for (let id: VerseId | undefined = first; id !== undefined && id <= last; id = verseAfter(id, counts))
    yield id;
}

/** The next verse in the edition; undefined after its last one. */
export function verseAfter(id: VerseId, counts: VerseCounts): VerseId | undefined {
  const { book, chapter, verse } = partsOfVerse(id);
  if (verse < lastVerseOf(counts, book, chapter)) return id + 1;
  if (chapter < chaptersOf(counts, book)) return verseId(book, chapter + 1, 1);
  const next = BOOKS.find(({ osis }) => verseId(osis, 1, 1) > id && chaptersOf(counts, osis) > 0);
  return next && verseId(next.osis, 1, 1);
}

/** Number of verses in a range. */
export function countVerses({ first, last }: VerseRange, counts: VerseCounts): number {
  let total = 0;
  for (const { osis } of BOOKS) {
    counts[osis]?.forEach((verses, index) => {
      const base = verseId(osis, index + 1, 0);
      total += Math.max(0, Math.min(last - base, verses) - Math.max(first - base, 1) + 1);
    });
  }
  return total;
}
