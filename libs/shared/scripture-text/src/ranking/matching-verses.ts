import type { VerseRange } from '@word-unfolded/scripture-ref';
import type { ReadQuery } from '../words/read-query.js';
import { coreOf, sameTerm, strongTerms, type SearchTerm } from './search-term.js';
import type { SearchableText } from './searchable-text.js';
import { intersect, intersectAll, NO_VERSES, within, type VerseIds } from './verse-ids.js';

/** The verses of a text that match a search. */
export type MatchingVerses = {
  /** Verses with the whole query as it is, including its weak words. A subset of `all`. */
  readonly whole: VerseIds;
  /** Verses with the words in sequence. A subset of `all`. */
  readonly phrase: VerseIds;
  /** Verses with all strong words; for a quotation, in sequence. */
  readonly all: VerseIds;
  /** Verses with some of the words, the best first, if there are few others. Disjoint from `all`. */
  readonly some: VerseIds;
  /** The verses with the largest possible combination of weak words, for very many matches: `if God is for us, who`. */
  readonly narrowed: () => VerseIds;
};

/** If this many verses have all the words, verses with some of them are not searched. */
const ENOUGH = 10;

/** Minimum number of words of a query that may be partly wrong even if other verses have all of it. */
const WORDS_OF_A_MEMORY = 3;

/** Minimum weight of a verse with some words, as a share of the weight of all words, or of the best verse. */
const LEAST_SHARE = 0.6;

/**
 * Maximum number of verses that are weighted for some words. Beyond it rare words select the verses, and common ones
 * only add.
 */
const WEIGHED_VERSES = 5_000;

/** Finds the verses of a text that match a search. The time is proportional to the matches of its rarest words. */
export function matchingVerses(
  text: SearchableText,
  { quoted }: Pick<ReadQuery, 'quoted'>,
  terms: readonly SearchTerm[],
  range: VerseRange | undefined,
): MatchingVerses {
  const having = (term: SearchTerm) => within(text.versesWith(term), range);
  const inOrder = (phrase: readonly SearchTerm[]) => within(text.versesWithPhrase(phrase), range);
  const strong = strongTerms(terms);
  if (strong.length === 0) return NOTHING;
  const lists = strong.map(having);
  const all = intersectAll(lists);
  const phrases = quoted.map(([from, to]) => terms.slice(from, to));
  const asQuoted = phrases.length > 0 ? phrases.map(inOrder).reduce(intersect, all) : NO_VERSES;
  if (asQuoted.length > 0) return { ...NOTHING, phrase: asQuoted, all: asQuoted, narrowed: () => asQuoted };
  const core = coreOf(terms);
  const phrase = core.length > 1 ? intersect(inOrder(core), all) : NO_VERSES;
  // `as for me and my house` has one strong word, which hundreds of verses have, so only the phrase identifies the
  // verse.
  const whole = terms.length > 1 ? intersect(inOrder(terms), all) : NO_VERSES;
  const some =
    all.length === 0 || (all.length < ENOUGH && strong.length >= WORDS_OF_A_MEMORY)
      ? someOf(lists, all, text.verses)
      : NO_VERSES;
  const narrowed = () => {
    const weak = terms.filter((term) => !strong.some((other) => sameTerm(term, other)));
    return narrow(all, weak.filter(({ forms }) => forms.length > 0).map(having));
  };
  return { whole, phrase, all, some, narrowed };
}

const NOTHING: MatchingVerses = {
  whole: NO_VERSES,
  phrase: NO_VERSES,
  all: NO_VERSES,
  some: NO_VERSES,
  narrowed: () => NO_VERSES,
};

/** Intersects as many lists as possible, the shortest first, while the result is not empty. */
function narrow(all: VerseIds, lists: readonly VerseIds[]): VerseIds {
  const rarestFirst = [...lists].sort((one, other) => one.length - other.length);
  return rarestFirst.reduce((left, list) => {
    const both = intersect(left, list);
    return both.length > 0 ? both : left;
  }, all);
}

/** The weight of a word that this many verses have (inverse document frequency). */
function rarity(having: number, verses: number): number {
  return Math.log(1 + verses / (1 + having));
}

/**
 * Verses with enough of the words, those with the highest weight first. The rarest words select them; common ones only
 * add.
 */
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

/** The lists of the rarest words within the limit, and at least one. */
function rarest(having: readonly VerseIds[]): readonly VerseIds[] {
  let weighed = 0;
  const common = having.findIndex(({ length }, index) => (weighed += length) > WEIGHED_VERSES && index > 0);
  return common < 0 ? having : having.slice(0, common);
}

/** Adds a weight to the verses that are in a list; both are in ascending order. */
function addWeight(weights: Float64Array, ids: VerseIds, list: VerseIds, weight: number): void {
  for (let at = 0, beside = 0; at < ids.length && beside < list.length;) {
    const difference = ids[at]! - list[beside]!;
    if (difference === 0) weights[at]! += weight;
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
}
