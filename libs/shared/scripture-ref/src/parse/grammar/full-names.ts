import type { Language } from '@word-unfolded/domain';
import { bookName } from '../../canon/book-names.js';
import type { BookId } from '../../canon/books.js';
import type { Rewrite } from '../text/traced-text.js';

/** A name of several words: its book, the abbreviations of its own, and the words. */
type FullName = {
  readonly osis: BookId;
  /** Abbreviations of the first word that do not begin it: `Hch` of Hechos. */
  readonly also?: readonly string[];
  /** `/` separates equal words; words in small letters connect the others, and words in parentheses may be absent. */
  readonly words: string;
};

/** A shorter word without a full stop is no abbreviation: `S of S`. */
const SHORTEST_WITHOUT_STOP = 3;

const FULL_NAMES: readonly FullName[] = [
  { osis: 'Song', also: ['Cnt', 'Ct'], words: 'Cantares de los Cantares' },
  { osis: 'Acts', also: ['Hch'], words: 'Hechos de los (Santos) Apóstoles' },
  { osis: 'Lam', also: ['Lm'], words: 'Lamentaciones de Jeremías/Jr' },
  { osis: 'Prov', also: ['Prv'], words: 'Proverbios de Salomón' },
  { osis: 'Ps', also: ['Sl'], words: 'Salmos de David' },
  { osis: 'Rev', words: 'Apocalipsis/Revelación de (San) Juan/Jn/Jesucristo' },
  { osis: 'Song', words: 'Song of Songs/Solomon/Sgs' },
  { osis: 'Song', words: 'Canticles of Canticles' },
  { osis: 'Acts', also: ['Ac'], words: 'Acts of the (Holy) Apostles' },
  { osis: 'Lam', also: ['Lm'], words: 'Lamentations of Jeremiah/Jr' },
  { osis: 'Prov', also: ['Prv'], words: 'Proverbs of Solomon' },
  { osis: 'Ps', also: ['Ps', 'Pss'], words: 'Psalms of David' },
  { osis: 'Rev', also: ['Rv'], words: 'Revelation/Apocalypse of (Saint/St) John/Jn (the) (Divine)' },
  { osis: 'Rev', also: ['Rv'], words: 'Revelation/Apocalypse of Jesus (Christ)' },
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
