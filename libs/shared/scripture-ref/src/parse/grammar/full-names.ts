import type { Language } from '@word-unfolded/domain';
import { bookName } from '../../canon/book-names.js';
import type { BookId } from '../../canon/books.js';
import type { Rewrite } from '../text/traced-text.js';

/** A name of several words: its book, the abbreviations of its own, and the words. */
type FullName = {
  readonly osis: BookId;
  readonly language: Language;
  /** Abbreviations of the first word that do not begin it: `Hch` of Hechos. */
  readonly also?: readonly string[];
  /** `/` separates equal words; words in small letters connect the others, and words in parentheses may be absent. */
  readonly words: string;
};

/** A shorter word without a full stop is no abbreviation: `S of S`. */
const SHORTEST_WITHOUT_STOP = 3;

const FULL_NAMES: readonly FullName[] = [
  { osis: 'Song', language: 'es', also: ['Cnt', 'Ct'], words: 'Cantares de los Cantares' },
  { osis: 'Acts', language: 'es', also: ['Hch'], words: 'Hechos de los (Santos) Apóstoles' },
  { osis: 'Lam', language: 'es', also: ['Lm'], words: 'Lamentaciones de Jeremías/Jr' },
  { osis: 'Prov', language: 'es', also: ['Prv'], words: 'Proverbios de Salomón' },
  { osis: 'Ps', language: 'es', also: ['Sl'], words: 'Salmos de David' },
  { osis: 'Rev', language: 'es', words: 'Apocalipsis/Revelación de (San) Juan/Jn/Jesucristo' },
  { osis: 'Song', language: 'en', words: 'Song of Songs/Solomon/Sgs' },
  { osis: 'Song', language: 'en', words: 'Canticles of Canticles' },
  { osis: 'Acts', language: 'en', also: ['Ac'], words: 'Acts of the (Holy) Apostles' },
  { osis: 'Lam', language: 'en', also: ['Lm'], words: 'Lamentations of Jeremiah/Jr' },
  { osis: 'Prov', language: 'en', also: ['Prv'], words: 'Proverbs of Solomon' },
  { osis: 'Ps', language: 'en', also: ['Ps', 'Pss'], words: 'Psalms of David' },
  {
    osis: 'Rev',
    language: 'en',
    also: ['Rv'],
    words: 'Revelation/Apocalypse of (Saint/St) John/Jn (the) (Divine)',
  },
  { osis: 'Rev', language: 'en', also: ['Rv'], words: 'Revelation/Apocalypse of Jesus (Christ)' },
];

/**
 * Rewrites names of several words of which each may be abbreviated, into the usual name of the book: `Cant. de los
 * Cant.`, `Hch. de los Apóst.`, `S. of Songs`, `Lam. de Jer.`. The module would read two books in them, or none. The
 * names of both languages are rewritten for each, because either grammar knows some words of the other.
 */
export function fullNameRewrites(language: Language): readonly Rewrite[] {
  return FULL_NAMES.map(({ osis, also = [], words }) => {
    const [first = '', ...rest] = words.split(' ');
    const begin = [patternOf(first), ...also.map((name) => `${name}\\.?`)].join('|');
    const pattern = `(?<![\\p{L}\\d])(?:${begin})${rest.map(behind).join('')}(?=\\s?\\d|$)`;
    return [new RegExp(pattern, 'giu'), () => bookName(osis, language)] as const;
  });
}

/**
 * The books whose name of several words a text is the beginning of, each word possibly abbreviated: `cant. de los c`.
 * A text of one word is none; the names of books begin with it.
 */
export function booksOfBegunName(begun: string): readonly { book: BookId; language: Language }[] {
  const [first = '', ...rest] = plain(begun)
    .split(/[\s.]+/u)
    .filter(Boolean);
  if (rest.length === 0) return [];
  const isAbbreviation = plain(begun).trimStart().startsWith(`${first}.`);
  const books = new Map<BookId, Language>();
  for (const { osis, language, also = [], words } of FULL_NAMES) {
    const [name = '', ...others] = words.split(' ');
    const begins =
      also.some((each) => plain(each) === first) ||
      ((isAbbreviation || first.length >= SHORTEST_WITHOUT_STOP) && isBeginningOf(first, name));
    if (begins && continues(rest, others) && !books.has(osis)) books.set(osis, language);
  }
  return [...books].map(([book, language]) => ({ book, language }));
}

/** Whether typed words follow the words of a name; only the last one may be an unfinished connective. */
function continues(typed: readonly string[], words: readonly string[]): boolean {
  const [word, ...typedNext] = typed;
  const [expected, ...next] = words;
  if (word === undefined) return true;
  if (expected === undefined) return false;
  const [, optional] = /^\((.+)\)$/.exec(expected) ?? [];
  const wanted = optional ?? expected;
  const isWhole = !isConnective(wanted) || typedNext.length === 0 || plain(wanted) === word;
  if (isWhole && isBeginningOf(word, wanted) && continues(typedNext, next)) return true;
  return optional !== undefined && continues(typed, next);
}

function isBeginningOf(typed: string, words: string): boolean {
  return words.split('/').some((word) => plain(word).startsWith(typed));
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word with the space before it, which may be absent after a full stop. */
function behind(word: string): string {
  const [, optional] = /^\((.+)\)$/.exec(word) ?? [];
  const pattern = `(?:(?<=\\.)\\s?|\\s)(?:${patternOf(optional ?? word)})`;
  return optional === undefined ? pattern : `(?:${pattern})?`;
}

function patternOf(word: string): string {
  return word
    .split('/')
    .map((each) => (isConnective(each) ? each : abbreviated(each)))
    .join('|');
}

function isConnective(word: string): boolean {
  return word === word.toLowerCase();
}

/** A word, or its beginning with a full stop, or a longer beginning without one; accents may be absent. */
function abbreviated(word: string): string {
  const letters = [...word].map((letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    return plain === letter ? letter : `[${letter}${plain}]`;
  });
  const beginnings = letters.map((_, place) => {
    const isShort = place + 1 < SHORTEST_WITHOUT_STOP && letters.length >= SHORTEST_WITHOUT_STOP;
    return `${letters.slice(0, place + 1).join('')}${isShort ? '\\.' : '\\.?(?!\\p{L})'}`;
  });
  return beginnings.reverse().join('|');
}
