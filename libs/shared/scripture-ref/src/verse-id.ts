import { bookNumbered, bookOf, type BookId } from './canon/books.js';

/**
 * A verse as one number, BBCCCVVV: book 1 to 66, chapter, verse. The numeric order is that of the verses, so ids can be
 * compared, sorted and used in ranges directly: Romans 8:28 is 45008028.
 */
export type VerseId = number;

/** The components of a verse id. */
export type VerseParts = { readonly book: BookId; readonly chapter: number; readonly verse: number };

const BOOK = 1_000_000;
const CHAPTER = 1_000;

/** The id of a verse. */
export function verseId(book: BookId, chapter: number, verse: number): VerseId {
  return bookOf(book).number * BOOK + chapter * CHAPTER + verse;
}

/**
 * The components of an id.
 *
 * @throws RangeError when its book is not in the canon.
 */
export function partsOfVerse(id: VerseId): VerseParts {
  return {
    book: bookNumbered(Math.floor(id / BOOK)).osis,
    chapter: Math.floor(id / CHAPTER) % CHAPTER,
    verse: id % CHAPTER,
  };
}

/** Canonical order: negative when `a` precedes `b`. */
export function compareVerses(a: VerseId, b: VerseId): number {
  return a - b;
}
