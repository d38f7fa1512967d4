import {
  BOOKS,
  chaptersOf,
  formatOsis,
  formatReference,
  KJV_VERSE_COUNTS,
  lastVerseOf,
  type BookId,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import type { Language } from '@word-unfolded/domain';

/** A chapter, with its length. */
export type Chapter = { readonly book: BookId; readonly chapter: number; readonly verses: number };

/** All chapters of some books, in their order. */
export function chaptersOfBooks(books: readonly BookId[]): Chapter[] {
  return books.flatMap((book) => chaptersBetween(book, 1, chaptersOf(KJV_VERSE_COUNTS, book)));
}

/** All chapters of the canon, in its order. */
export function allChapters(): Chapter[] {
  return chaptersOfBooks(BOOKS.map(({ osis }) => osis));
}

export function chaptersBetween(book: BookId, first: number, last: number): Chapter[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const chapter = first + index;
    return { book, chapter, verses: lastVerseOf(KJV_VERSE_COUNTS, book, chapter) };
  });
}

/**
 * Divides chapters into days of about the same length, each with at least one whole chapter.
 *
 * @param days at most as many as chapters
 */
export function divideChapters(chapters: readonly Chapter[], days: number): Chapter[][] {
  const divided: Chapter[][] = [];
  let at = 0;
  let left = versesOf(chapters);
  for (let day = days; day > 0; day -= 1) {
    const target = left / day;
    const today = [chapters[at]!];
    let verses = chapters[at]!.verses;
    at += 1;
    while (at <= chapters.length - day && verses + chapters[at]!.verses / 2 <= target) {
      verses += chapters[at]!.verses;
      today.push(chapters[at]!);
      at += 1;
    }
    if (day === 1) for (; at < chapters.length; at += 1) today.push(chapters[at]!);
    left -= versesOf(today);
    divided.push(today);
  }
  return divided;
}

export function versesOf(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, { verses }) => sum + verses, 0);
}

/** The passages of a day: chapters that follow each other are one. */
export function readingOf(
  chapters: readonly Chapter[],
  language: Language,
): { readonly reference: string; readonly osis: string } {
  const passages: PassageReference[] = [];
  for (const { book, chapter } of chapters) {
    const last = passages.at(-1);
    const isNext = last?.end.book === book && last.end.chapter === chapter - 1;
    if (isNext) passages[passages.length - 1] = { start: last.start, end: { book, chapter } };
    else passages.push({ start: { book, chapter }, end: { book, chapter } });
  }
  return { reference: formatReference(passages, language), osis: formatOsis(passages) };
}
