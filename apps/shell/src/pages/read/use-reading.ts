import { useQuery } from '@tanstack/react-query';
import type { Book, Translation } from '@word-unfolded/contracts';
import { isLanguage, PAGES, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import {
  bookOfSlug,
  parseAddressedVerses,
  readingAddress,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { booksQuery, translationsQuery } from './reading-queries.js';

/** The parts of an address of a reading page, as they were written. */
export type ReadingParameters = {
  readonly language?: string | undefined;
  readonly translation?: string | undefined;
  readonly book?: string | undefined;
  readonly chapter?: string | undefined;
  readonly verses?: string | undefined;
};

/** A language, and all translations that can be read now, of every language. */
type ReadingLanguage = { readonly language: Language; readonly readable: readonly Translation[] };

/** A translation and its books. */
export type ReadingEdition = ReadingLanguage & {
  readonly translation: Translation;
  readonly books: readonly Book[];
};

/** What an address leads to. */
export type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'moved'; readonly to: string; readonly isForever: boolean }
  | { readonly kind: 'no-language' }
  | ({ readonly kind: 'translations' } & ReadingLanguage)
  | ({ readonly kind: 'no-translation' } & ReadingLanguage)
  | ({ readonly kind: 'books' } & ReadingEdition)
  | ({ readonly kind: 'no-book' } & ReadingEdition)
  | ({ readonly kind: 'book'; readonly book: Book } & ReadingEdition)
  | ({ readonly kind: 'no-chapter'; readonly book: Book } & ReadingEdition)
  | ({ readonly kind: 'no-verses'; readonly book: Book; readonly chapter: number } & ReadingEdition)
  | ({
      readonly kind: 'passage';
      readonly book: Book;
      readonly chapter: number;
      readonly isWholeChapter: boolean;
      readonly passage: PassageReference;
    } & ReadingEdition);

/**
 * Resolves the address of a reading page. Other spellings of it lead to the one under which it is listed.
 *
 * @param pathname the path as it was requested
 */
export function useReading(written: ReadingParameters, pathname: string): Reading {
  const spoken = useLanguage();
  const named = written.language?.toLowerCase();
  const language = isLanguage(named) ? named : spoken;
  const translations = useQuery(translationsQuery(language));
  const readable = translations.data?.filter(({ available }) => available) ?? [];
  const translation = written.translation ? findTranslation(readable, written.translation) : undefined;
  const books = useQuery(booksQuery(translation?.id, language));

  if (named === undefined) return { kind: 'moved', to: `${PAGES.read}/${spoken}`, isForever: false };
  if (!isLanguage(named)) return { kind: 'no-language' };
  for (const { error, refetch } of [translations, books])
    if (error) return { kind: 'failed', error, retry: () => void refetch() };
  if (!translations.data) return { kind: 'loading' };
  if (written.translation === undefined)
    return settled({ kind: 'translations', language, readable }, `${PAGES.read}/${language}`, pathname);
  if (!translation) return { kind: 'no-translation', language, readable };
  if (!books.data) return { kind: 'loading' };
  const edition = { language: translation.language, translation, readable, books: books.data };
  return inEdition(edition, written, pathname);
}

function findTranslation(readable: readonly Translation[], name: string): Translation | undefined {
  const same = (text: string) => text.toLowerCase() === name.toLowerCase();
  return readable.find(({ id, abbreviation }) => same(id) || same(abbreviation));
}

function inEdition(edition: ReadingEdition, written: ReadingParameters, pathname: string): Reading {
  const { translation, books } = edition;
  if (written.book === undefined)
    return settled({ kind: 'books', ...edition }, readingAddress(translation), pathname);
  const name = bookOfSlug(written.book);
  const book = books.find(({ osis }) => osis === name);
  if (!book || !name) return { kind: 'no-book', ...edition };
  const address = (passage: PassageReference) => readingAddress(translation, passage);
  const whole = { book: name };
  if (written.chapter === undefined)
    return settled({ kind: 'book', ...edition, book }, address({ start: whole, end: whole }), pathname);
  const [chapterText = '', joined] = written.chapter.split(/[:.]/, 2);
  const chapter = /^\d{1,3}$/.test(chapterText) ? Number(chapterText) : 0;
  const lastVerse = book.verses[chapter - 1];
  if (lastVerse === undefined) return { kind: 'no-chapter', ...edition, book };
  const start = { ...whole, chapter };
  const versesText = written.verses ?? joined;
  const verses = versesText === undefined ? undefined : parseAddressedVerses(versesText);
  if (versesText === undefined) {
    const passage = { start, end: start };
    return settled(
      { kind: 'passage', ...edition, book, chapter, isWholeChapter: true, passage },
      address(passage),
      pathname,
    );
  }
  const lastChapter = verses?.lastChapter ?? chapter;
  const exists =
    verses !== undefined &&
    verses.first <= lastVerse &&
    verses.last <= (book.verses[lastChapter - 1] ?? 0) &&
    (lastChapter > chapter || (lastChapter === chapter && verses.last >= verses.first));
  if (!exists) return { kind: 'no-verses', ...edition, book, chapter };
  const passage = {
    start: { ...start, verse: verses.first },
    end: { book: name, chapter: lastChapter, verse: verses.last },
  };
  return settled(
    { kind: 'passage', ...edition, book, chapter, isWholeChapter: false, passage },
    address(passage),
    pathname,
  );
}

/** A page at the address under which it is listed; from another spelling a redirect to it. */
function settled(reading: Reading, listed: string, pathname: string): Reading {
  const isThere = pathname === listed || safelyDecoded(pathname) === listed;
  return isThere ? reading : { kind: 'moved', to: listed, isForever: true };
}

function safelyDecoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
