import { LANGUAGES, PAGES, type Language } from '@word-unfolded/domain';
import { bookName, namesOf } from './canon/book-names.js';
import { BOOKS, bookOfUsfm, type BookId } from './canon/books.js';
import type { PassageReference } from './passage-reference.js';

/** An edition as addresses name it: its abbreviation, in the language that it is in. */
export type AddressedEdition = { readonly abbreviation: string; readonly language: Language };

/**
 * The path at which everyone can read a passage: `/read/en/web/romans/8/28-30`. A passage of several chapters has the
 * path of its first chapter, or of the verses from its first one; one of several books that of its first book.
 *
 * @param passage a book, a chapter or verses; without it the path of the edition
 */
export function readingAddress(edition: AddressedEdition, passage?: PassageReference): string {
  const root = `${PAGES.read}/${edition.language}/${edition.abbreviation.toLowerCase()}`;
  if (!passage) return root;
  const { start, end } = passage;
  const parts = [root, bookSlug(start.book, edition.language)];
  if (start.chapter !== undefined) parts.push(String(start.chapter));
  if (start.chapter !== undefined && start.verse !== undefined) parts.push(versesSlug({ start, end }));
  return parts.join('/');
}

function versesSlug({ start, end }: PassageReference): string {
  if (end.book !== start.book || end.verse === undefined) return `${start.verse}`;
  if (end.chapter !== start.chapter) return `${start.verse}-${end.chapter}:${end.verse}`;
  return end.verse === start.verse ? `${start.verse}` : `${start.verse}-${end.verse}`;
}

/** The name of a book in addresses: `1-samuel`, `genesis`, `exodo`. */
export function bookSlug(book: BookId, language: Language): string {
  return slugOf(bookName(book, language));
}

/** The book that a part of an address names: by any of its names in any language, its OSIS name or its USFM id. */
export function bookOfSlug(text: string): BookId | undefined {
  return books().get(slugOf(text)) ?? bookOfUsfm(text)?.osis;
}

/** Verses of a chapter, or from a verse of it to one of a later chapter. */
export type AddressedVerses = {
  readonly first: number;
  readonly lastChapter?: number;
  readonly last: number;
};

const VERSES = /^0*([1-9]\d{0,2})(?:[-\u2013](?:0*([1-9]\d{0,2})[:.])?0*([1-9]\d{0,2}))?$/;

/** Reads the verses of an address: `28`, `28-30`, `28-9:3`. Undefined when it has another form. */
export function parseAddressedVerses(text: string): AddressedVerses | undefined {
  const [, first, lastChapter, last] = VERSES.exec(text) ?? [];
  if (first === undefined) return undefined;
  return {
    first: Number(first),
    ...(lastChapter !== undefined && { lastChapter: Number(lastChapter) }),
    last: Number(last ?? first),
  };
}

let known: ReadonlyMap<string, BookId> | undefined;

/** Created on first use, because most programs read no addresses. Names come before abbreviations that equal them. */
function books(): ReadonlyMap<string, BookId> {
  if (known) return known;
  const map = new Map<string, BookId>();
  const add = (name: string, book: BookId) => {
    const slug = slugOf(name);
    if (!map.has(slug)) map.set(slug, book);
  };
  for (const language of LANGUAGES) for (const { osis } of BOOKS) add(namesOf(osis, language).long, osis);
  for (const { osis } of BOOKS) add(osis, osis);
  for (const language of LANGUAGES)
    for (const { osis } of BOOKS) {
      const { short, oneChapter, also } = namesOf(osis, language);
      for (const name of [short, ...(oneChapter === undefined ? [] : [oneChapter]), ...also]) add(name, osis);
    }
  known = map;
  return map;
}

/** Small letters without accents, with hyphens between words. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
