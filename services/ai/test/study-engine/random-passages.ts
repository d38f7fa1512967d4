import { KJV_VERSE_COUNTS, type BookId } from '@word-unfolded/scripture-ref';

/** Verses of the longest passage. */
const LONGEST = 5;

/** Passages of one to five verses from all 66 books, in OSIS form; the same ones every time. */
export function randomPassages(count: number): string[] {
  let state = 11;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const books = Object.entries(KJV_VERSE_COUNTS) as [BookId, readonly number[]][];
  return Array.from({ length: count }, (_, index) => {
    const [book, chapters] = books[index % books.length]!;
    const chapter = below(chapters.length);
    const verses = chapters[chapter]!;
    const first = below(verses) + 1;
    const last = Math.min(verses, first + below(LONGEST));
    return `${book}.${chapter + 1}.${first}-${book}.${chapter + 1}.${last}`;
  });
}
