import { LANGUAGES } from '@word-unfolded/domain';
import { namesOf } from '../../canon/book-names.js';
import { BOOKS, type BookId } from '../../canon/books.js';
import { bookOutsideCanon } from '../text/book-outside-canon.js';
import { numberAt, type NumberRead } from './number-words.js';

/**
 * A part of a passage in words. Kinds: `B` book, `A` a name outside the canon, or with a number that no book has (`3 Corinthians`), `W` another
 * name with a capital, `N`
 * number, `O` ordinal, `L` last, `C` chapter, `V` verse, `D` to, `P` comma or colon, `F` words between them, `&` and,
 * `X` anything else.
 */
export type WordedToken = {
  readonly kind: 'B' | 'A' | 'W' | 'N' | 'O' | 'L' | 'C' | 'V' | 'D' | 'P' | 'F' | '&' | 'X';
  readonly start: number;
  readonly end: number;
  readonly book?: BookId;
  readonly number?: NumberRead;
  /** How many stand between it and the last one: one for `second to last`. */
  readonly fromEnd?: number;
  /** A name that is written with a capital, or is no word of everyday: numbers in words may follow it at once. */
  readonly isName?: boolean;
};

type Word = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
};

const WORDS: ReadonlyMap<string, WordedToken['kind']> = new Map([
  ...kinds('C', 'chapter chapters chap ch capitulo capitulos cap caps'),
  ...kinds('V', 'verse verses vers vs v vv versiculo versiculos'),
  ...kinds('L', 'last final ultimo ultima ultimos ultimas closing concluding'),
  ...kinds('D', 'to through thru until al a hasta -'),
  ...kinds('P', ', :'),
  ...kinds('&', 'and y e'),
  ["'s", 'F'],
  ...kinds(
    'F',
    'of the in from book gospel letter epistle prophet according saint st de del el la los las en libro evangelio segun san santo carta epistola profeta su its',
  ),
]);

const BEFORE_LAST: ReadonlySet<string> = new Set(['penultimate', 'penultimo', 'penultima']);

/** Words between the number and the name of a book: `first letter of Paul to the Corinthians`. */
const BEFORE_NAME: ReadonlySet<string> = new Set(
  'of the book letter epistle to from paul st saint de del la los las el a libro carta epistola pablo san'.split(
    ' ',
  ),
);

const ROMAN: ReadonlyMap<string, number> = new Map([
  ['i', 1],
  ['ii', 2],
  ['iii', 3],
]);

/** Shorter names are words too, so they must have a capital. */
const LONG_NAME = 4;

const MOST_WORDS_OF_NAME = 5;

const NAMES = namesByWords();

/** The parts of a text of which passages in words may be made. */
export function wordedTokens(text: string): readonly WordedToken[] {
  const words = wordsOf(text);
  const folded = words.map((word) => word.text);
  const tokens: WordedToken[] = [];
  for (let at = 0; at < words.length;) {
    const { length, ...token } =
      bookAt(words, at, tokens.at(-1)?.kind) ??
      lastToken(folded, at) ??
      numberToken(folded, at) ??
      wordToken(words, at);
    tokens.push({ ...token, start: words[at]!.start, end: words[at + length - 1]!.end });
    at += length;
  }
  return tokens;
}

type Part = Omit<WordedToken, 'start' | 'end'> & { readonly length: number };

function wordToken(words: readonly Word[], at: number): Part {
  const { text, isCapital } = words[at]!;
  const kind = WORDS.get(text);
  if (kind || !isCapital) return { kind: kind ?? 'X', length: 1 };
  return { kind: bookOutsideCanon(`${text} 1`) ? 'A' : 'W', length: 1 };
}

/** `second to last`, `next to last`, `penúltimo`. */
function lastToken(words: readonly string[], at: number): Part | undefined {
  if (BEFORE_LAST.has(words[at] ?? '')) return { kind: 'L', fromEnd: 1, length: 1 };
  if (words[at + 1] !== 'to' || words[at + 2] !== 'last') return undefined;
  const ordinal = words[at] === 'next' ? 2 : numberAt(words, at)?.value;
  return ordinal ? { kind: 'L', fromEnd: ordinal - 1, length: 3 } : undefined;
}

function numberToken(words: readonly string[], at: number): Part | undefined {
  const number = numberAt(words, at);
  return number && { kind: number.isOrdinal ? 'O' : 'N', number, length: number.length };
}

/** The book whose name, with its number if it has one, begins at a word. */
function bookAt(
  words: readonly Word[],
  at: number,
  before: WordedToken['kind'] | undefined,
): Part | undefined {
  // In `chapter 3 John` the number is that of the chapter.
  const number = before === 'C' || before === 'V' ? undefined : bookNumberAt(words, at);
  if (number) {
    let from = at + number.length;
    for (let skipped = 0; skipped < 4 && BEFORE_NAME.has(words[from]?.text ?? ''); skipped++) from += 1;
    const named = nameAt(words, from, number.value);
    if (named) return { ...named, length: from - at + named.length };
    // `3 Corinthians`: there are books of that name, and none with the number.
    const other = nameAt(words, from, 1);
    if (other && other.book?.startsWith('1')) return { kind: 'A', length: from - at + other.length };
  }
  return nameAt(words, at, undefined);
}

function bookNumberAt(words: readonly Word[], at: number): { value: number; length: number } | undefined {
  const roman = words[at]?.isCapital ? ROMAN.get(words[at]!.text) : undefined;
  if (roman) return { value: roman, length: 1 };
  const read = numberAt(
    words.slice(at, at + 2).map(({ text }) => text),
    0,
  );
  return read && read.value <= 9 ? { value: read.value, length: read.length } : undefined;
}

function nameAt(words: readonly Word[], at: number, number: number | undefined): Part | undefined {
  for (let length = Math.min(MOST_WORDS_OF_NAME, words.length - at); length > 0; length--) {
    const part = words.slice(at, at + length);
    const name = part.map(({ text }) => text).join(' ');
    const book = NAMES.get(number === undefined ? name : `${number} ${name}`);
    if (!book || (name.length < LONG_NAME && !part[0]!.isCapital && !isGlued(words, at))) continue;
    const isName = part[0]!.isCapital || number !== undefined || /^(?:psalm|salmo)s?$/.test(name);
    return { kind: 'B', book, isName, length };
  }
  return undefined;
}

/** `jn3,16`: a number follows without a blank. */
function isGlued(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && next.start === words[at]!.end && /^\d/.test(next.text);
}

function wordsOf(text: string): readonly Word[] {
  // A hyphen within a number word joins it (`twenty-third`), and between numbers it is a range.
  const found = text.matchAll(
    /['’]s(?!\p{L})|\d{1,3}\.?[ºª°]|\d+(?:st|nd|rd|th|ro|ra|er|do|da)?(?!\p{L})|\d+|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu,
  );
  const words: Word[] = [];
  for (const { 0: word, index } of found) {
    if (word === '.' && /\p{L}$/u.test(text.slice(0, index))) {
      // The stop of an abbreviation (`cap. 3`); that of a sentence ends a passage.
      if (/^\.\s*\d/u.test(text.slice(index))) continue;
    }
    if (word === '-' && /\p{L}-\p{L}/u.test(text.slice(index - 1, index + 2))) continue;
    words.push({
      text: folded(word),
      start: index,
      end: index + word.length,
      isCapital: /^\p{Lu}/u.test(word),
    });
  }
  return words;
}

/** Lower case without accents; `3.º` is `3º`, and an apostrophe the one of keyboards. */
function folded(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replace('’', "'").toLowerCase();
  return plain === '–' || plain === '—' ? '-' : plain.length > 1 ? plain.replace('.', '') : plain;
}

function namesByWords(): ReadonlyMap<string, BookId> {
  const names = new Map<string, BookId>();
  for (const language of [...LANGUAGES].reverse())
    for (const { osis } of BOOKS) {
      const { long, short, oneChapter, also } = namesOf(osis, language);
      for (const name of [long, short, ...(oneChapter ? [oneChapter] : []), ...also])
        names.set(
          wordsOf(name)
            .map(({ text }) => text)
            .join(' '),
          osis,
        );
    }
  return names;
}

function kinds(kind: WordedToken['kind'], words: string): (readonly [string, WordedToken['kind']])[] {
  return words.split(' ').map((word) => [word, kind] as const);
}
