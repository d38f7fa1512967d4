import type { SearchMatch } from '@word-unfolded/contracts';
import type { VerseId, VerseRange } from '@word-unfolded/scripture-ref';
import { type ReadQuery } from '@word-unfolded/scripture-text';
import type { SearchedEdition, SearchedVerse, SearchRepository } from '../index/search.repository.js';
import { hasVerse, NO_VERSES, type VerseIds } from '../index/verse-ids.js';
import { matchingVerses, type MatchingVerses } from './matching-verses.js';
import { termsOf } from './term.js';
import { scalesOf, weighVerse, type Scales, type WeighedVerse } from './weigh-verse.js';

/** A search result with its rank. */
export type RankedVerse = {
  readonly edition: SearchedEdition;
  readonly verse: SearchedVerse;
  readonly weighed: WeighedVerse;
  /** Its index among the remembered verses of the query; undefined for any other. */
  readonly remembered?: number;
};

/** The searched range, and the remembered verses of the query, in the canonical numbering. */
export type SearchPlan = {
  readonly range: VerseRange | undefined;
  readonly remembered: readonly VerseId[];
};

/** The results in an edition: the best verses by rank, then the others in the order of the Bible. */
export type FoundVerses = {
  readonly edition: SearchedEdition;
  readonly best: readonly RankedVerse[];
  readonly others: VerseIds;
  /** Ranks some of the others, for a page that shows them. */
  readonly weigh: (ids: readonly number[]) => RankedVerse[];
};

/** Maximum number of verses per search that are read and ranked. */
const WEIGHED = 100;

/** Up to this many matches the index selects the best; for more, the order of the Bible is as good as any other. */
const COMPARED = 1_000;

const ORDER: Readonly<Record<SearchMatch, number>> = {
  remembered: 0,
  phrase: 1,
  'all-words': 2,
  'some-words': 3,
};

const LAST_PLACE = Number.MAX_SAFE_INTEGER;

/** Finds the verses of an edition that match a search, and ranks them. */
export function findVerses(
  repository: SearchRepository,
  edition: SearchedEdition,
  query: ReadQuery,
  { range, remembered }: SearchPlan,
): FoundVerses {
  const terms = termsOf(query.words, edition);
  const scales = scalesOf(terms, edition.vocabulary);
  const found = matchingVerses(repository, edition, query, terms, range);
  const weigh = (ids: readonly number[]) => weighVerses(repository, edition, ids, scales);
  const known = rememberedHere(weigh(remembered), { range, remembered });
  const isKnown = new Set(known.map(({ verse }) => verse.id));
  const chosen = chooseBest(repository, edition, found, range);
  const some = [...found.some.subarray(0, WEIGHED)];
  const others = [...weigh(chosen), ...weigh(some)].filter(({ verse }) => !isKnown.has(verse.id));
  const best = [...known, ...others].sort(inOrder);
  const isBest = new Set([...chosen, ...isKnown]);
  const rest = found.all.length > chosen.length ? found.all.filter((id) => !isBest.has(id)) : NO_VERSES;
  const left = found.some.subarray(WEIGHED).filter((id) => !isKnown.has(id));
  return { edition, best, others: concat(rest, left), weigh };
}

/**
 * The remembered verses that have their canonical number in this edition and are in the range, as the table rows
 * assume.
 */
function rememberedHere(weighed: readonly RankedVerse[], { range, remembered }: SearchPlan): RankedVerse[] {
  return weighed
    .filter(({ verse: { id, canonicalId } }) => id === canonicalId && isWithin(id, range))
    .map((ranked) => ({
      ...ranked,
      weighed:
        ranked.weighed.match === 'some-words' ? { ...ranked.weighed, match: 'remembered' } : ranked.weighed,
      remembered: remembered.indexOf(ranked.verse.id),
    }));
}

function isWithin(id: VerseId, range: VerseRange | undefined): boolean {
  return !range || (id >= range.first && id <= range.last);
}

/** Orders verses: remembered ones first, then by kind of match, by score, and by their order in the Bible. */
export function inOrder(one: RankedVerse, other: RankedVerse): number {
  return (
    (one.remembered ?? LAST_PLACE) - (other.remembered ?? LAST_PLACE) ||
    ORDER[one.weighed.match] - ORDER[other.weighed.match] ||
    other.weighed.score - one.weighed.score ||
    one.verse.canonicalId - other.verse.canonicalId
  );
}

/** Selects the verses to rank if more than the maximum have all the words. */
function chooseBest(
  repository: SearchRepository,
  edition: SearchedEdition,
  { all, whole, phrase, narrowed, expression }: MatchingVerses,
  range: VerseRange | undefined,
): number[] {
  if (all.length <= WEIGHED) return [...all];
  const inOrder = phrase.length <= WEIGHED ? phrase : NO_VERSES;
  const phrases = [...new Set([...whole.subarray(0, WEIGHED), ...inOrder])];
  const likely = [...narrowed()];
  const first = likely.length <= WEIGHED ? likely : [];
  if (all.length > COMPARED) return [...new Set([...phrases, ...first])].slice(0, WEIGHED);
  const others = repository
    .best(edition, expression, range, WEIGHED)
    .filter((id) => !hasVerse(phrase, id) || inOrder.length === 0);
  return [...new Set([...phrases, ...first, ...others])].slice(0, WEIGHED);
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
