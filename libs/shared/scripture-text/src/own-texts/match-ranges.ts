import { wordsBegunBy } from './folded-words.js';
import { matchQuality, type OwnTerm } from './search-terms.js';

/** The position of a match in UTF-16 code units, end exclusive. */
export type MatchRange = { readonly start: number; readonly end: number };

/** A part of a text, and the matches in it. */
export type Excerpt = { readonly excerpt: string; readonly ranges: readonly MatchRange[] };

/** Characters of an excerpt, and of its part before the first match. */
const LENGTH = 240;
const BEFORE = 60;

/** Characters that are looked through for the first match. Markers behind them are not shown. */
const MOST_CHARACTERS = 60_000;

/** The positions of the words that match one of the terms, in order. */
export function matchRanges(text: string, terms: readonly OwnTerm[]): MatchRange[] {
  const ends = new Map<number, number>();
  for (const term of terms)
    for (const { folded, start, end } of wordsBegunBy(text, term.prefix))
      if (!ends.has(start) && matchQuality(term, folded) > 0) ends.set(start, end);
  return [...ends].map(([start, end]) => ({ start, end })).sort((one, other) => one.start - other.start);
}

/** Cuts an excerpt around the first match, at word boundaries, with the positions of the matches in it. */
export function excerptOf(text: string, terms: readonly OwnTerm[]): Excerpt {
  const searched = text.slice(0, MOST_CHARACTERS);
  const all = matchRanges(searched, terms);
  const wanted = Math.max(0, (all[0]?.start ?? 0) - BEFORE);
  const start = wanted === 0 ? 0 : nextBlank(searched, wanted);
  const end = Math.min(searched.length, start + LENGTH);
  const excerpt = withoutHalfCharacter(searched.slice(start, end));
  const ranges = all
    .map((range) => ({ start: range.start - start, end: range.end - start }))
    .filter((range) => range.start >= 0 && range.end <= excerpt.length);
  return { excerpt, ranges };
}

function nextBlank(text: string, from: number): number {
  const blank = text.slice(from, from + BEFORE).search(/\s/);
  return blank < 0 ? wholeCharacterAt(text, from) : from + blank + 1;
}

/** The place itself, or the next one where it is in the middle of a surrogate pair. */
function wholeCharacterAt(text: string, at: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1)) ? at + 1 : at;
}

/** The end may fall into the middle of a surrogate pair. */
function withoutHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
