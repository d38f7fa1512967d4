import type { SearchMatch } from '@word-unfolded/contracts';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { type ReadQuery } from '@word-unfolded/scripture-text';
import type { SearchedEdition, SearchedVerse, SearchRepository } from '../index/search.repository.js';
import { hasVerse, NO_VERSES, type VerseIds } from '../index/verse-ids.js';
import { matchingVerses, type MatchingVerses } from './matching-verses.js';
import { termsOf } from './term.js';
import { scalesOf, weighVerse, type Scales, type WeighedVerse } from './weigh-verse.js';

/** A verse that was found, with its weight. */
export type RankedVerse = {
  readonly edition: SearchedEdition;
  readonly verse: SearchedVerse;
  readonly weighed: WeighedVerse;
};

/** What was found in an edition: the best verses in their order, then the others in that of the Bible. */
export type FoundVerses = {
  readonly edition: SearchedEdition;
  readonly best: readonly RankedVerse[];
  readonly others: VerseIds;
  /** Weighs some of the others, for a page that shows them. */
  readonly weigh: (ids: readonly number[]) => RankedVerse[];
};

/** So many verses of a search are read and weighed. */
const WEIGHED = 100;

/** Of so many verses the index tells the best; of more, no order says more than that of the Bible. */
const COMPARED = 1_000;

const ORDER: Readonly<Record<SearchMatch, number>> = { phrase: 0, 'all-words': 1, 'some-words': 2 };

/** Finds the verses of an edition that match a search, and puts them in order. */
export function findVerses(
  repository: SearchRepository,
  edition: SearchedEdition,
  query: ReadQuery,
  range: VerseRange | undefined,
): FoundVerses {
  const terms = termsOf(query.words, edition);
  const scales = scalesOf(terms, edition.vocabulary);
  const found = matchingVerses(repository, edition, query, terms, range);
  const weigh = (ids: readonly number[]) => weighVerses(repository, edition, ids, scales);
  const chosen = chooseBest(repository, edition, found, range);
  const some = [...found.some.subarray(0, WEIGHED)];
  const best = [...weigh(chosen), ...weigh(some)].sort(inOrder);
  const isBest = new Set(chosen);
  const rest = found.all.length > chosen.length ? found.all.filter((id) => !isBest.has(id)) : NO_VERSES;
  return { edition, best, others: concat(rest, found.some.subarray(WEIGHED)), weigh };
}

/** Orders verses: by how they match, by their weight, and as they stand in the Bible. */
export function inOrder(one: RankedVerse, other: RankedVerse): number {
  return (
    ORDER[one.weighed.match] - ORDER[other.weighed.match] ||
    other.weighed.score - one.weighed.score ||
    one.verse.canonicalId - other.verse.canonicalId
  );
}

/** The verses to be weighed, where more have all the words than can be. */
function chooseBest(
  repository: SearchRepository,
  edition: SearchedEdition,
  { all, phrase, expression }: MatchingVerses,
  range: VerseRange | undefined,
): number[] {
  if (all.length <= WEIGHED) return [...all];
  const phrases = [...phrase.subarray(0, phrase.length <= WEIGHED ? WEIGHED : 0)];
  if (all.length > COMPARED) return phrases;
  const others = repository
    .best(edition, expression, range, WEIGHED)
    .filter((id) => !hasVerse(phrase, id) || phrases.length === 0);
  return [...phrases, ...others].slice(0, WEIGHED);
}

function weighVerses(
  repository: SearchRepository,
  edition: SearchedEdition,
  ids: readonly number[],
  scales: Scales,
): RankedVerse[] {
  return repository
    .verses(edition, ids)
    .map((verse) => ({ edition, verse, weighed: weighVerse(verse.words, scales) }));
}

function concat(one: VerseIds, other: VerseIds): VerseIds {
  if (other.length === 0) return one;
  const both = new Int32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
