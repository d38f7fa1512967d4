import type { Language } from '@word-unfolded/domain';
import {
  BOOKS_OUTSIDE_CANON,
  type BookOutsideCanon,
  type OutsideNames,
} from '../../canon/books-outside-canon.js';
import { editDistance } from './edit-distance.js';

/** A book outside the canon that a text names. */
export type NamedOutsideCanon = {
  readonly book: BookOutsideCanon;
  /** Whether the text may be words to search for as well: `Baruch` without a chapter is a person of Jeremiah. */
  readonly isWord: boolean;
};

const TITLE =
  /^(?:the |el |la )?(?:(?:book|libro|deuterocanonical|deuterocanonico)s? )?(?:(?:of|del?) )?(?:the |los |las |el |la )?/;

const ORDINALS: readonly RegExp[] = [
  /^(?:1|i|first|primer[ao]?)(?=[^a-z\d]|$)/,
  /^(?:2|ii|second|segund[ao])(?=[^a-z\d]|$)/,
  /^(?:3|iii|third|tercer[ao]?)(?=[^a-z\d]|$)/,
  /^(?:4|iv|fourth|cuart[ao])(?=[^a-z\d]|$)/,
];

const ORDINAL_ENDING = /(?<=^[1-4])\s?\.?(?:st|nd|rd|th|ra|er|da|do|ta|to|[ao]|[ªº°])?\b\.?/;

/** A chapter, verses, ranges and lists behind a name; `cap 3`. */
const PLACE =
  /^(?:(?:chapters?|chap|ch|capitulos?|cap)\s?)?\d[\d\s:,;–-]*[a-f]{0,2}$|^[ivxl]+(?:[\s:,]+\d[\d\s:,–-]*)?$/;

/** Shorter names are too near to each other for a slip. */
const LONG_NAME = 6;

/**
 * The book outside the canon that a text names, alone or with a chapter: `Sirach 2`, `1 Macabeos`, `Sab 3,1`.
 *
 * @param tolerance edits by which a long name may be misspelt
 * @returns undefined for any other text
 */
export function bookOutsideCanon(text: string, tolerance = 0): NamedOutsideCanon | undefined {
  const folded = fold(text);
  const numbered = numberBefore(folded.replace(TITLE, ''));
  for (const entry of ENTRIES) {
    if (entry.numbers === undefined ? numbered.number !== 0 : !entry.numbers.includes(numbered.number))
      continue;
    for (const name of entry.names) {
      const rest = restBehind(numbered.rest, name, tolerance) ?? restBehind(folded, name, tolerance);
      if (rest === undefined) continue;
      const isAlone = rest === '';
      if (!isAlone && !PLACE.test(rest)) continue;
      if (isAlone && name.length < 4) continue; // `Sir`, `Bar` and `Sus` are words
      return { book: entry.shown(numbered.number), isWord: isAlone && entry.isWord && !name.includes(' ') };
    }
  }
  return undefined;
}

function numberBefore(text: string): { readonly number: number; readonly rest: string } {
  const ordinal = text.replace(ORDINAL_ENDING, ' ');
  const at = ORDINALS.findIndex((pattern) => pattern.test(ordinal));
  if (at < 0) return { number: 0, rest: text };
  return { number: at + 1, rest: ordinal.replace(ORDINALS[at]!, '').trim().replace(TITLE, '') };
}

/** What stands behind a name at the beginning of a text; undefined where it does not begin so. */
function restBehind(text: string, name: string, tolerance: number): string | undefined {
  if (text === name) return '';
  if (text.startsWith(name) && /^[\s\d]/.test(text.slice(name.length))) return text.slice(name.length).trim();
  if (tolerance === 0 || name.length < LONG_NAME) return undefined;
  const words = name.split(' ').length;
  const [, begun = '', rest = ''] =
    new RegExp(`^(\\p{L}+(?:\\s\\p{L}+){${words - 1}})(?:\\s+(.*))?$`, 'u').exec(text) ?? [];
  return begun[0] === name[0] && editDistance(begun, name) <= tolerance ? rest : undefined;
}

type Entry = {
  readonly names: readonly string[];
  readonly numbers: readonly number[] | undefined;
  readonly isWord: boolean;
  readonly shown: (number: number) => BookOutsideCanon;
};

const ENTRIES: readonly Entry[] = BOOKS_OUTSIDE_CANON.map(entryOf);

function entryOf({ en, es, numbers, isWord }: OutsideNames): Entry {
  const shown = (language: readonly [string, ...string[]], number: number) =>
    number > 0 ? `${number} ${language[0]}` : language[0];
  return {
    names: [...new Set([...en, ...es].map(fold))].sort((one, other) => other.length - one.length),
    numbers,
    isWord: isWord ?? false,
    shown: (number): Readonly<Record<Language, string>> => ({ en: shown(en, number), es: shown(es, number) }),
  };
}

function fold(text: string): string {
  return text
    .replace(/([1-4])\s?\.?[ªº°]\.?\s*/gu, '$1 ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/gu, '-')
    .replace(/\.(?=\d)/gu, ':')
    .replace(/[.\s]+/gu, ' ')
    .trim();
}
