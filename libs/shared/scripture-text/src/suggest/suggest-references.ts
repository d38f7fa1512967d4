import type { ScriptureSuggestion } from '@word-unfolded/contracts';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import {
  BOOKS,
  bookName,
  booksOfBegunName,
  chapterName,
  chaptersOf,
  formatOsis,
  formatReference,
  KJV_VERSE_COUNTS,
  lastVerseOf,
  locatePassage,
  namesOf,
  passageAt,
  RV1909_NUMBERING,
  type BookId,
  type ReferenceParser,
  type ReferencePoint,
  type VerseCounts,
} from '@word-unfolded/scripture-ref';
import { foldWord } from '../words/words-of.js';

type ReferenceSuggestion = Extract<ScriptureSuggestion, { kind: 'reference' }>;

/** A book, in the language in which its name was typed. */
type BegunBook = { readonly book: BookId; readonly language: Language };

/** A name, and optionally a chapter and a verse, each possibly incomplete: `1 cor`, `rom 8`, `sal 23:`. */
const BEGUN =
  /^\s*((?:[1-3]\s*(?:st|nd|rd|r?[ao]|[ªº])?\.?\s*)?\p{L}[\p{L}\p{M}\s.]*?)\.?\s*(?:(?<=[\p{L}\p{M}.\s])(\d{1,3})\s*(?:[:.,]\s*(\d{0,3}))?)?\s*$/u;

/** The numbering of completions in a language: that of its default translation. */
const COUNTS: Readonly<Record<Language, VerseCounts>> = {
  en: KJV_VERSE_COUNTS,
  es: RV1909_NUMBERING.counts,
};

/** `First John`, `Primera de Juan`. */
const ORDINALS = [
  ['first', 'primera', 'primero'],
  ['second', 'segunda', 'segundo'],
  ['third', 'tercera', 'tercero'],
] as const;
const SPOKEN_ORDINAL = new RegExp(`^(${ORDINALS.flat().join('|')})(?=\\s)`, 'iu');

const BOOKS_LIMIT = 5;
const BOOKS_WITH_NUMBER_LIMIT = 2;

/**
 * References that a text may be the beginning of, or that it is; names are in the language in which they were typed.
 *
 * @param parse parses a complete reference; a browser loads its parser on demand
 */
export function suggestReferences(
  text: string,
  language: Language,
  limit: number,
  parse: ReferenceParser['parse'],
): ReferenceSuggestion[] {
  const [, name, chapter, verse] = BEGUN.exec(text) ?? [];
  const books = name === undefined ? [] : booksBegun(name, language);
  const completed =
    chapter === undefined
      ? books.slice(0, BOOKS_LIMIT).map(suggestBook)
      : suggestPlaces(books.slice(0, BOOKS_WITH_NUMBER_LIMIT), chapter, verse, limit);
  if (completed.length > 0) return completed.slice(0, limit);
  return /\d/.test(text) ? suggestWritten(text, language, parse) : [];
}

/** Books with this beginning, those of the reader's language first; a complete name or abbreviation comes first. */
function booksBegun(name: string, preferred: Language): BegunBook[] {
  const wanted = nameKey(name);
  const languages = [preferred, ...LANGUAGES.filter((language) => language !== preferred)];
  const begun = languages.flatMap((language) =>
    NAME_KEYS[language]
      .filter(({ keys }) => keys.some((key) => key.startsWith(wanted)))
      .map(({ book, keys }) => ({ book, language, whole: keys.includes(wanted) })),
  );
  const byBook = new Map<BookId, BegunBook>();
  for (const { book, language } of [
    ...begun.filter(({ whole }) => whole),
    ...begun.filter(({ whole }) => !whole),
    ...booksOfBegunName(name),
  ])
    if (!byBook.has(book)) byBook.set(book, { book, language });
  return [...byBook.values()];
}

function suggestBook({ book, language }: BegunBook): ReferenceSuggestion {
  return { kind: 'reference', text: bookName(book, language), osis: book };
}

/** The places of each book; of two whose number was left out, the first of both come first. */
function suggestPlaces(
  books: readonly BegunBook[],
  chapter: string,
  verse: string | undefined,
  limit: number,
): ReferenceSuggestion[] {
  const lists = books.map((book) => [...suggestNumbers(book, chapter, verse)].slice(0, limit));
  const names = new Set(books.map(({ book }) => book.replace(/^\d/, '')));
  const areAlike = books.length > 1 && names.size === 1;
  return areAlike
    ? [...lists.flatMap(([first]) => first ?? []), ...lists.flatMap(([, ...rest]) => rest)]
    : lists.flat();
}

/** The chapter, the chapters that begin with its digits, and verses where the chapter is certain. */
function* suggestNumbers(
  begun: BegunBook,
  digits: string,
  verse: string | undefined,
): Generator<ReferenceSuggestion> {
  const { book, language } = begun;
  const counts = COUNTS[language];
  const chapters = numbersBegun(digits, chaptersOf(counts, book));
  if (verse === undefined) {
    for (const chapter of chapters) yield suggestPoint(begun, { book, chapter });
    if (chapters.length !== 1) return;
  }
  const chapter = Number(digits);
  for (const number of numbersBegun(verse ?? '', lastVerseOf(counts, book, chapter)))
    yield suggestPoint(begun, { book, chapter, verse: number });
}

/** Numbers up to a maximum that begin with digits; the number itself comes first. */
function numbersBegun(digits: string, last: number): number[] {
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return numbers.filter((number) => String(number).startsWith(digits) && !digits.startsWith('0'));
}

function suggestPoint(
  { language }: BegunBook,
  point: ReferencePoint & { chapter: number },
): ReferenceSuggestion {
  const name = chapterName(point.book, point.chapter, language);
  const text = point.verse === undefined ? name : `${name}:${point.verse}`;
  return { kind: 'reference', text, osis: formatOsis([passageAt(point)]) };
}

/** A complete reference in any notation: a range, a list, a misspelt name. */
function suggestWritten(
  text: string,
  language: Language,
  parse: ReferenceParser['parse'],
): ReferenceSuggestion[] {
  const parsed = parse(text, language);
  if (!parsed.understood)
    return (parsed.readings ?? []).map((passage) => ({
      kind: 'reference',
      text: formatReference([passage], language),
      osis: formatOsis([passage]),
    }));
  const { passages, language: written } = parsed;
  const exist = passages.every((passage) => locatePassage(passage, COUNTS[written]).exists);
  return exist
    ? [{ kind: 'reference', text: formatReference(passages, written), osis: formatOsis(passages) }]
    : [];
}

function nameKey(name: string): string {
  const counted = name.replace(SPOKEN_ORDINAL, (_, word: string) => String(ordinalOf(word)));
  const ordinal = counted.replace(
    /^([1-3])\s*(?:st|nd|rd|r?[ao]|[ªº])?(?:\.?\s+del?(?=\s|$)|(?=[.\s]))/u,
    '$1',
  );
  return foldWord(ordinal.replace(/[.\s]+/gu, ''));
}

function ordinalOf(word: string): number {
  return 1 + ORDINALS.findIndex((words) => words.some((each) => each === word.toLowerCase()));
}

const SHORTEST_BARE_NAME = 3;

type NameKeys = { readonly book: BookId; readonly keys: readonly string[] };

function nameKeysOf(language: Language): NameKeys[] {
  const rows = BOOKS.map(({ osis }) => {
    const { long, short, oneChapter, also } = namesOf(osis, language);
    return { book: osis, keys: [long, short, oneChapter ?? long, ...also].map(nameKey) };
  });
  const known = new Set(rows.flatMap(({ keys }) => keys));
  return rows.map(({ book, keys }) => ({ book, keys: [...keys, ...bareKeys(keys, known)] }));
}

/** `corinthians` for each of its letters: many leave the number out. A name that another book has alone is none: `john`. */
function bareKeys(keys: readonly string[], known: ReadonlySet<string>): string[] {
  const bare = keys.filter((key) => /^[1-3]/.test(key)).map((key) => key.slice(1));
  return bare.filter((key) => key.length >= SHORTEST_BARE_NAME && !known.has(key));
}

const NAME_KEYS: Readonly<Record<Language, readonly NameKeys[]>> = {
  en: nameKeysOf('en'),
  es: nameKeysOf('es'),
};
