import { patternOf } from './folded.js';

/** Length of the shortest words that the index finds; shorter ones occur in nearly every text. */
const SHORTEST = 3;

/** Maximum length of a term; further letters distinguish few words. */
const LONGEST = 16;

/** Most terms of a text. A text with more, such as a pasted file, is scanned at each search. */
const MOST_TERMS = 4_000;

/**
 * The terms of a folded text for the index: every suffix of every word, so that a prefix search on terms finds a word
 * anywhere within another.
 *
 * @returns null for a text that has too many
 */
export function searchTerms(words: string): string[] | null {
  const terms = new Set<string>();
  for (const word of new Set(words.split(' '))) {
    const letters = [...word];
    for (let at = 0; at <= letters.length - SHORTEST; at += 1) terms.add(beginning(letters.slice(at)));
    if (terms.size > MOST_TERMS) return null;
  }
  return [...terms];
}

/** The stored search fields of a folded text. */
export function searched(words: string): { readonly words: string; readonly terms: string[] | null } {
  return { words, terms: searchTerms(words) };
}

/**
 * Filters that together find the texts that contain a folded word. The index narrows the candidates; the pattern on the
 * text decides. Texts without terms, because they have too many or are older than the index, are scanned.
 */
export function filtersOf(word: string): readonly Record<string, unknown>[] {
  const words = { $regex: patternOf(word) };
  const letters = [...word];
  if (letters.length < SHORTEST) return [{ words }];
  const terms = { $regex: `^${patternOf(beginning(letters))}` };
  return [
    { terms, words },
    { terms: null, words },
  ];
}

function beginning(letters: readonly string[]): string {
  return letters.slice(0, LONGEST).join('');
}
