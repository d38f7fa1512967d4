import type { Language } from '@word-unfolded/domain';
import type { BookId } from './books.js';
import { ENGLISH_NAMES } from './english-names.js';
import type { BookNames, NameStyle } from './naming.js';
import { SPANISH_NAMES } from './spanish-names.js';

const NAMES: Readonly<Record<Language, Readonly<Record<BookId, BookNames>>>> = {
  en: ENGLISH_NAMES,
  es: SPANISH_NAMES,
};

/** All the names of a book in a language. */
export function namesOf(book: BookId, language: Language): BookNames {
  return NAMES[language][book];
}

/** The name of a book as a title, such as `Psalms` or `Salmos`. */
export function bookName(book: BookId, language: Language, style: NameStyle = 'long'): string {
  return NAMES[language][book][style];
}

/** The name of a book before a single chapter, such as `Psalm` or `Salmo`. */
export function nameBeforeChapter(book: BookId, language: Language, style: NameStyle = 'long'): string {
  const { oneChapter, ...names } = NAMES[language][book];
  return style === 'long' ? (oneChapter ?? names.long) : names.short;
}

/** The name of a chapter, such as `Romans 8`, `Psalm 23` or `Salmo 23`. */
export function chapterName(
  book: BookId,
  chapter: number,
  language: Language,
  style: NameStyle = 'long',
): string {
  return `${nameBeforeChapter(book, language, style)} ${chapter}`;
}
