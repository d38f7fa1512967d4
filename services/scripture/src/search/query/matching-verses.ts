import type { VerseRange } from '@word-unfolded/scripture-ref';
import { type ReadQuery } from '@word-unfolded/scripture-text';
import { anyOf, oneOfEach, phraseOf } from '../index/match-expression.js';
import type { SearchedEdition, SearchRepository } from '../index/search.repository.js';
import { intersect, intersectAll, NO_VERSES, within, type VerseIds } from '../index/verse-ids.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';
import { coreOf, sameTerm, strongTerms, type Term } from './term.js';

/** The verses of an edition that match a search. */
export type MatchingVerses = {
  /** Those with the words one after the other. They are among `all`. */
  readonly phrase: VerseIds;
  /** Those with all the words that say something; between quotation marks, one after the other. */
  readonly all: VerseIds;
  /** Those with some of the words, the best first, where the others are few. None of them is among `all`. */
  readonly some: VerseIds;
  /** What the index is asked for the best of `all`: weak words count where all have the others. */
  readonly expression: string;
};

/** Where so many verses have all the words, those that have some are not looked for. */
const ENOUGH = 10;

/** So many words at least make a search of which a part may be wrong though other verses have it all. */
const WORDS_OF_A_MEMORY = 3;

/** A verse with some words is told where it has so much of their weight: of that of all, or of the best verse's. */
const LEAST_SHARE = 0.6;

/** So many verses are weighed for some words; beyond, rare words decide and common ones only add. */
const WEIGHED_VERSES = 5_000;

/** Finds the verses of an edition that match a search. Takes time in proportion to what its rarest words match. */
export function matchingVerses(
  repository: SearchRepository,
  edition: SearchedEdition,
  { quoted }: ReadQuery,
  terms: readonly Term[],
  range: VerseRange | undefined,
): MatchingVerses {
  const found = (expression: string) => within(repository.matching(edition, expression), range);
  const strong = strongTerms(terms);
  if (strong.length === 0) return { phrase: NO_VERSES, all: NO_VERSES, some: NO_VERSES, expression: '' };
  const lists = strong.map(({ indexed }) => (indexed.length > 0 ? found(anyOf(indexed)) : NO_VERSES));
  const weak = terms.filter((term) => !strong.some((other) => sameTerm(term, other)));
  const groups = [...strong.map(({ indexed }) => indexed), weak.flatMap(({ indexed }) => indexed)];
  const expression = oneOfEach(groups.filter((group) => group.length > 0));
  const all = intersectAll(lists);
  const phrases = quoted.map(([from, to]) => phrase(edition, terms.slice(from, to)));
  const asQuoted = phrases.length > 0 ? phrases.map(found).reduce(intersect, all) : NO_VERSES;
  if (asQuoted.length > 0) {
    const exactly = [...phrases.map((each) => `(${each})`), expression].join(' AND ');
    return { phrase: asQuoted, all: asQuoted, some: NO_VERSES, expression: exactly };
  }
  const core = coreOf(terms);
  const inOrder = core.length > 1 ? intersect(found(phrase(edition, core)), all) : NO_VERSES;
  const some =
    all.length === 0 || (all.length < ENOUGH && strong.length >= WORDS_OF_A_MEMORY)
      ? someOf(lists, all, edition.verses)
      : NO_VERSES;
  return { phrase: inOrder, all, some, expression };
}

/** How much it tells of a verse that it has a word which so many others have too. */
export function rarity(having: number, verses: number): number {
  return Math.log(1 + verses / (1 + having));
}

function phrase({ language }: SearchedEdition, terms: readonly Term[]): string {
  return phraseOf(terms.map(({ folded }) => LANGUAGE_WORDS[language].indexed(folded)));
}

/** The verses with enough of the words, the heaviest first. The rarest words say which; common ones only add. */
function someOf(lists: readonly VerseIds[], except: VerseIds, verses: number): VerseIds {
  const having = lists.filter((ids) => ids.length > 0).sort((one, other) => one.length - other.length);
  const rare = rarest(having);
  const ids = Int32Array.from(new Set(rare.flatMap((list) => [...list]))).sort();
  const weights = new Float64Array(ids.length);
  let total = 0;
  for (const list of having) {
    const weight = rarity(list.length, verses);
    total += weight;
    addWeight(weights, ids, list, weight);
  }
  addWeight(weights, ids, except, -Infinity);
  const heaviest = weights.reduce((one, other) => Math.max(one, other), 0);
  const least = LEAST_SHARE * (except.length > 0 ? total : heaviest);
  const places = [...ids.keys()].filter((place) => weights[place]! > 0 && weights[place]! >= least);
  places.sort((one, other) => weights[other]! - weights[one]! || one - other);
  return Int32Array.from(places, (place) => ids[place]!);
}

/** The lists of the rarest words, as many as are weighed; one at least. */
function rarest(having: readonly VerseIds[]): readonly VerseIds[] {
  let weighed = 0;
  const common = having.findIndex(({ length }, index) => (weighed += length) > WEIGHED_VERSES && index > 0);
  return common < 0 ? having : having.slice(0, common);
}

/** Adds a weight to those of the verses that are in a list; both are in ascending order. */
function addWeight(weights: Float64Array, ids: VerseIds, list: VerseIds, weight: number): void {
  for (let at = 0, beside = 0; at < ids.length && beside < list.length;) {
    const difference = ids[at]! - list[beside]!;
    if (difference === 0) weights[at]! += weight;
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
}
