import { foldWord, NUMBERS_OF_A_WORD, wordsOf, type SearchTerm } from '@word-unfolded/scripture-text';
import { anyPhraseOf } from '../index/match-expression.js';
import type { SearchedEdition, SearchedVerse, SearchRepository } from '../index/search.repository.js';
import { indexedForms, termsOf } from '../query/term.js';

/** Maximum number of verses that are read for continuations. */
const VERSES_READ = 40;

/** Maximum number of phrases for a context, in which words are replaced by equivalents. */
const PHRASINGS = 8;

/**
 * Words that follow other words in the verses of an edition, and have a prefix: `shepherd` after `the lord is my sh`,
 * although the edition says Yahweh. The more frequent come first.
 *
 * @param context words as the reader typed them.
 * @param begun the prefix of the word, as `foldWord` returns it; empty for any.
 */
export function wordsThatFollow(
  repository: SearchRepository,
  edition: SearchedEdition,
  context: string,
  begun: string,
): string[] {
  const words = wordsOf(context).map((word) => ({ ...word, written: '' }));
  const terms = termsOf(words, edition);
  const phrasings = phrasingsOf(terms.map((term) => indexedForms(term, edition)));
  if (phrasings.length === 0) return [];
  const ids = repository.matching(edition, anyPhraseOf(phrasings)).subarray(0, VERSES_READ);
  const times = new Map<string, number>();
  for (const verse of repository.verses(edition, [...ids]))
    for (const word of followersIn(verse, terms, edition)) {
      if (foldWord(word).startsWith(begun)) times.set(word, (times.get(word) ?? 0) + 1);
    }
  return [...times].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

function phrasingsOf(terms: readonly (readonly string[])[]): string[][] {
  const start: string[][] = [[]];
  return terms.reduce(
    (phrases, words) =>
      phrases.flatMap((phrase) => words.map((word) => [...phrase, word])).slice(0, PHRASINGS),
    start,
  );
}

/** The words of a verse after the terms, in their written form. */
function followersIn(
  verse: SearchedVerse,
  terms: readonly SearchTerm[],
  { vocabulary }: SearchedEdition,
): string[] {
  const { words, text } = verse;
  const length = words.length / NUMBERS_OF_A_WORD;
  const isTerm = ({ stem, otherStems }: SearchTerm, at: number) => {
    const principal = vocabulary.stemOf(words[at * NUMBERS_OF_A_WORD]!);
    return principal === stem || otherStems.includes(principal);
  };
  const followers: string[] = [];
  for (let at = 0; at + terms.length < length; at += 1) {
    if (!terms.every((term, place) => isTerm(term, at + place))) continue;
    const next = (at + terms.length) * NUMBERS_OF_A_WORD;
    followers.push(vocabulary.written(foldWord(text.slice(words[next + 1], words[next + 2]))));
  }
  return followers;
}
