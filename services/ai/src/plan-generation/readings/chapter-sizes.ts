import {
  chaptersOf,
  KJV_VERSE_COUNTS,
  lastVerseOf,
  verseId,
  type BookId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';

/** A chapter of the canon. */
export type Chapter = { readonly book: BookId; readonly chapter: number };

/** Words of an average verse, where the stored text of a translation is not at hand. */
const WORDS_A_VERSE = 25;

/** How many words the chapters of a translation have, in the numbering of the canon. */
export class ChapterSizes {
  constructor(private readonly words: Readonly<Record<string, readonly number[]>>) {}

  wordsOf({ book, chapter }: Chapter): number {
    return this.words[book]?.[chapter - 1] ?? lastVerseOf(KJV_VERSE_COUNTS, book, chapter) * WORDS_A_VERSE;
  }

  wordsOfAll(chapters: readonly Chapter[]): number {
    return chapters.reduce((sum, chapter) => sum + this.wordsOf(chapter), 0);
  }
}

export function chapterExists({ book, chapter }: Chapter): boolean {
  return chapter >= 1 && chapter <= chaptersOf(KJV_VERSE_COUNTS, book);
}

/** Identifies a chapter; its order is that of the canon. */
export function chapterKey({ book, chapter }: Chapter): number {
  return verseId(book, chapter, 0);
}

/** The canonical verses of consecutive chapters of one book. */
export function rangeOfChapters(first: Chapter, last: Chapter): VerseRange {
  return {
    first: verseId(first.book, first.chapter, 1),
    last: verseId(last.book, last.chapter, lastVerseOf(KJV_VERSE_COUNTS, last.book, last.chapter)),
  };
}
