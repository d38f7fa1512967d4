import { foldedWords } from './search-words.js';

/** The position of a query match. */
export type Range = { readonly start: number; readonly end: number };

/** Characters of an excerpt, and of its part before the first match. */
const LENGTH = 240;
const BEFORE = 60;

/** Returns the positions of the words in a text that begin with one of the terms. */
export function rangesOf(text: string, terms: readonly string[]): Range[] {
  return foldedWords(text)
    .filter(({ folded }) => terms.some((term) => folded.startsWith(term)))
    .map(({ start, end }) => ({ start, end }));
}

/** Cuts an excerpt around the first matches, at word boundaries, with the positions of the matches in it. */
export function excerptOf(
  text: string,
  terms: readonly string[],
): { readonly excerpt: string; readonly ranges: Range[] } {
  const all = rangesOf(text, terms);
  const wanted = Math.max(0, (all[0]?.start ?? 0) - BEFORE);
  const start = wanted === 0 ? 0 : nextBlank(text, wanted);
  const end = Math.min(text.length, start + LENGTH);
  const ranges = all
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }));
  return { excerpt: wholeCharacters(text.slice(start, end)), ranges };
}

function nextBlank(text: string, from: number): number {
  const blank = text.slice(from, from + BEFORE).search(/\s/);
  return blank < 0 ? from : from + blank + 1;
}

/** The end may fall into the middle of a surrogate pair; the beginning is at the start of a word. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
