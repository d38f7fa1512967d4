import { segmentsOf } from '@word-unfolded/domain';

/** A word of a text: as it is looked for, and where it stands in UTF-16 code units, the end not included. */
export type FoldedWord = { readonly folded: string; readonly start: number; readonly end: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Letters by which a word is found at most: what is longer is no word of any language. */
const LONGEST = 48;

/** Scripts that put no blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text in order, without case and accents: `Corazón` is `corazon`. */
export function foldedWords(text: string): FoldedWord[] {
  if (UNSPACED.test(text))
    return [...segmentsOf(segmenter, text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ text: word, index }) => foldedAt(word, index));
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => foldedAt(word, index));
}

/** Each word of a text once. */
export function distinctWords(text: string): string[] {
  return [...new Set(foldedWords(text).map(({ folded }) => folded))].filter(Boolean);
}

/** Terms of a query at most: more than a reader types. */
const MOST_TERMS = 8;

/** The terms of a query. A word is found by its beginning, so an ending that marks the plural is left out. */
export function queryTerms(query: string): string[] {
  const terms = distinctWords(query).map((word) => (word.length > 4 ? word.replace(/s$/, '') : word));
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

function foldedAt(word: string, start: number): FoldedWord {
  const folded = word
    .slice(0, 4 * LONGEST)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .slice(0, LONGEST);
  return { folded, start, end: start + word.length };
}
