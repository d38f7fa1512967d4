import { PAGES, type Language } from '@word-unfolded/domain';
import {
  bookOfSlug,
  readingAddress,
  type AddressedEdition,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import type { Book, Translation } from '@word-unfolded/contracts';
import type { Crumb } from './breadcrumbs.js';

type Place = {
  /** The name of the first page. */
  readonly title: string;
  readonly language: Language;
  readonly translation?: Translation;
  readonly book?: Book;
  readonly chapter?: number;
  /** The name of verses, and the passage. */
  readonly verses?: { readonly name: string; readonly passage: PassageReference };
};

/** The way to a place: translations of the language, books, chapters, the chapter, verses of it. */
export function crumbsOf({ title, language, translation, book, chapter, verses }: Place): Crumb[] {
  const crumbs: Crumb[] = [{ name: title, path: `${PAGES.read}/${language}` }];
  if (!translation) return crumbs;
  crumbs.push({ name: translation.name, path: readingAddress(translation) });
  if (!book) return crumbs;
  crumbs.push({ name: book.name, path: addressOfBook(translation, book) });
  if (chapter === undefined) return crumbs;
  crumbs.push({ name: String(chapter), path: addressOfChapter(translation, book, chapter) });
  if (verses) crumbs.push({ name: verses.name, path: readingAddress(translation, verses.passage) });
  return crumbs;
}

export function addressOfBook(edition: AddressedEdition, { osis }: Pick<Book, 'osis'>): string {
  const book = bookOfSlug(osis);
  return book ? readingAddress(edition, { start: { book }, end: { book } }) : readingAddress(edition);
}

export function addressOfChapter(
  edition: AddressedEdition,
  { osis }: Pick<Book, 'osis'>,
  chapter: number,
): string {
  const book = bookOfSlug(osis);
  const point = book && { book, chapter };
  return point ? readingAddress(edition, { start: point, end: point }) : readingAddress(edition);
}
