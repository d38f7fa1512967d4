import type { BookId } from './books.js';

/**
 * How an edition numbers its verses: for each book it has, the last verse of each chapter, chapter 1 first.
 * Editions number differently, so every question of existence is asked of such a table, never of the parser.
 */
export type VerseCounts = Readonly<Partial<Record<BookId, readonly number[]>>>;

/** Number of chapters of a book; 0 where the edition lacks the book. */
export function chaptersOf(counts: VerseCounts, book: BookId): number {
  return counts[book]?.length ?? 0;
}

/** Last verse of a chapter; 0 where the edition lacks the chapter. */
export function lastVerseOf(counts: VerseCounts, book: BookId, chapter: number): number {
  return counts[book]?.[chapter - 1] ?? 0;
}
