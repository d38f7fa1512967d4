import type { Rewrite } from '../text/traced-text.js';

/** A name of several words: the book as the grammar parses it, its own abbreviations, and the words. */
export type FullName = {
  readonly book: string;
  /** Abbreviations of the first word that do not begin it: `Hch` of Hechos. */
  readonly also?: readonly string[];
  /** `/` separates equal words; words in small letters connect the others, and words in parentheses may be absent. */
  readonly words: string;
};

/** A shorter word without a full stop is no abbreviation: `S of S`. */
const SHORTEST_WITHOUT_STOP = 3;

/**
 * Rewrites names of several words of which each may be abbreviated, into the short name of the book: `Cant. de los
 * Cant.`, `Hch. de los Apóst.`, `S. of Songs`, `Lam. de Jer.`. The module would read two books in them, or none.
 */
export function fullNameRewrites(names: readonly FullName[]): readonly Rewrite[] {
  return names.map(({ book, also = [], words }) => {
    const [first = '', ...rest] = words.split(' ');
    const begin = [patternOf(first), ...also.map((name) => `${name}\\.?`)].join('|');
    const pattern = `(?<![\\p{L}\\d])(?:${begin})${rest.map(behind).join('')}(?=\\s?\\d|$)`;
    return [new RegExp(pattern, 'giu'), () => book] as const;
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
