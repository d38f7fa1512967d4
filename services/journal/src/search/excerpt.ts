import { foldedWords } from './search-words.js';

/** Where words of a query stand. */
export type Range = { readonly start: number; readonly end: number };

/** Characters of an excerpt, and of what stands before its first word that was found. */
const LENGTH = 240;
const BEFORE = 60;

/** Where words of a text begin with one of the terms. */
export function rangesOf(text: string, terms: readonly string[]): Range[] {
  return foldedWords(text)
    .filter(({ folded }) => terms.some((term) => folded.startsWith(term)))
    .map(({ start, end }) => ({ start, end }));
}

/** A stretch of a text around the first words that were found, from word to word, and where they are in it. */
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

/** The end may fall into the middle of a pair of surrogates; the beginning is a word's. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
