import type { BookId } from './books.js';

/**
 * The numbering of an edition: for each of its books, the last verse of each chapter, chapter 1 first. Editions number
 * differently, so such a table, and never the parser, decides whether a verse exists.
 */
export type VerseCounts = Readonly<Partial<Record<BookId, readonly number[]>>>;

/** Number of chapters of a book; 0 if the edition lacks the book. */
export function chaptersOf(counts: VerseCounts, book: BookId): number {
  return counts[book]?.length ?? 0;
}

/** Last verse of a chapter; 0 if the edition lacks the chapter. */
export function lastVerseOf(counts: VerseCounts, book: BookId, chapter: number): number {
  return counts[book]?.[chapter - 1] ?? 0;
}
