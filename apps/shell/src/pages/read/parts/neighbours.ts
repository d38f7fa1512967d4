import type { Book } from '@word-unfolded/contracts';
import {
  bookOfSlug,
  chapterName,
  formatReference,
  passageAt,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { currentLanguage } from '@word-unfolded/i18n';

/** What stands before or after a passage; without a passage the book is not one of the canon. */
type Neighbour = { readonly passage: PassageReference | undefined; readonly name: string };

/**
 * What stands before or after a passage: the rest of its chapter, or the chapter beside it, over the border of its book
 * too; undefined at the ends of the canon.
 *
 * @param verses the first and the last verse of a passage that is a part of its chapter
 */
export function neighbourOf(
  books: readonly Book[],
  {
    book,
    chapter,
    verses,
  }: { readonly book: Book; readonly chapter: number; readonly verses?: readonly [number, number] },
  step: -1 | 1,
): Neighbour | undefined {
  const rest = verses && restOf(book, chapter, verses, step);
  if (rest) return rest;
  const there = chapter + step;
  if (there >= 1 && there <= book.verses.length) return chapterOf(book, there);
  const next = books[books.indexOf(book) + step];
  return next && chapterOf(next, step === 1 ? 1 : next.verses.length);
}

function restOf(
  book: Book,
  chapter: number,
  [first, last]: readonly [number, number],
  step: -1 | 1,
): Neighbour | undefined {
  const osis = bookOfSlug(book.osis);
  const [from, to] = step === 1 ? [last + 1, book.verses[chapter - 1] ?? 0] : [1, first - 1];
  if (!osis || from > to) return undefined;
  const start = { book: osis, chapter, verse: from };
  const passage = { start, end: { ...start, verse: to } };
  return { passage, name: formatReference([passage], currentLanguage()) };
}

function chapterOf(book: Book, chapter: number): Neighbour {
  const osis = bookOfSlug(book.osis);
  return osis
    ? { passage: passageAt({ book: osis, chapter }), name: chapterName(osis, chapter, currentLanguage()) }
    : { passage: undefined, name: `${book.name} ${chapter}` };
}
