import { LANGUAGES } from '@word-unfolded/domain';
import { SEARCH_WORDS } from '../words/search-words.js';
import { distinctWords } from './folded-words.js';

/** A word of a search for the reader's own texts. */
export type OwnTerm = {
  /** As `foldedWords` returns it. */
  readonly word: string;
  /** Its stems, in English and in Spanish: the language of a reader's text is not known. */
  readonly stems: readonly string[];
  /** The beginning that all its matches have. An index narrows by it; `matchQuality` decides. */
  readonly prefix: string;
  /** Whether it replaces a word that none of the reader's texts has. */
  readonly isCorrected: boolean;
};

/** Maximum number of terms of a search. */
const MOST_TERMS = 8;

/** The shortest beginning that narrows enough; a shorter stem is not used. */
const SHORTEST_PREFIX = 3;

/** How well a word matches a term, from 0 to 1. */
export const MATCH_QUALITY = { exact: 1, inflected: 0.9, begun: 0.8, corrected: 0.6 } as const;

/**
 * The terms of a search. Function words of both languages are left out beside others. A text without letters and digits
 * has no terms.
 */
export function ownTerms(query: string): OwnTerm[] {
  const words = distinctWords(query);
  const telling = words.filter((word) => !LANGUAGES.some((each) => SEARCH_WORDS[each].stopWords.has(word)));
  return (telling.length > 0 ? telling : words).slice(0, MOST_TERMS).map((word) => ownTerm(word));
}

/** @param word as `foldedWords` returns it */
export function ownTerm(word: string, isCorrected = false): OwnTerm {
  const stems = [...new Set(LANGUAGES.map((language) => SEARCH_WORDS[language].stem(word)))];
  const beginnings = stems.map((stem) => commonBeginning(word, stem)).filter(isLongEnough);
  const prefix = beginnings.reduce((least, each) => (each.length < least.length ? each : least), word);
  return { word, stems, prefix, isCorrected };
}

/** The words that were replaced in a search. @param corrected the terms, in the order of those that were written */
export function correctionsBetween(
  written: readonly OwnTerm[],
  corrected: readonly OwnTerm[],
): { from: string; to: string }[] {
  return corrected.flatMap(({ word, isCorrected }, at) =>
    isCorrected ? [{ from: written[at]!.word, to: word }] : [],
  );
}

/** How well a folded word matches a term: exactly, in another form, as its beginning, or not at all (0). */
export function matchQuality({ word, stems, prefix, isCorrected }: OwnTerm, folded: string): number {
  if (!folded.startsWith(prefix)) return 0;
  const share = isCorrected ? MATCH_QUALITY.corrected : 1;
  if (folded === word) return share * MATCH_QUALITY.exact;
  const isForm = LANGUAGES.some((language) => stems.includes(SEARCH_WORDS[language].stem(folded)));
  if (isForm) return share * MATCH_QUALITY.inflected;
  return folded.startsWith(word) ? share * MATCH_QUALITY.begun : 0;
}

/** A stem may end otherwise than the word: `happi` of happiness, whose other form is happy. */
function commonBeginning(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length += 1;
  const common = word.slice(0, length);
  return common.length > SHORTEST_PREFIX && common.endsWith('i') ? common.slice(0, -1) : common;
}

function isLongEnough(beginning: string): boolean {
  return beginning.length >= SHORTEST_PREFIX;
}
