import type { Book } from '@word-unfolded/contracts';
import { bookOfSlug, chapterName } from '@word-unfolded/scripture-ref';
import { currentLanguage } from '@word-unfolded/i18n';

type Neighbour = { readonly book: Book; readonly chapter: number; readonly name: string };

/** The chapter before or after a chapter, over the border of its book too; undefined at the ends of the canon. */
export function chapterBeside(
  books: readonly Book[],
  book: Book,
  chapter: number,
  step: -1 | 1,
): Neighbour | undefined {
  const there = chapter + step;
  if (there >= 1 && there <= book.verses.length) return neighbour(book, there);
  const next = books[books.indexOf(book) + step];
  return next && neighbour(next, step === 1 ? 1 : next.verses.length);
}

function neighbour(book: Book, chapter: number): Neighbour {
  const osis = bookOfSlug(book.osis);
  return {
    book,
    chapter,
    name: osis ? chapterName(osis, chapter, currentLanguage()) : `${book.name} ${chapter}`,
  };
}
