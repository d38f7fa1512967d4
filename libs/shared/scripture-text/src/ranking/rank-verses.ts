import type { SearchMatch } from '@word-unfolded/contracts';
import type { VerseId, VerseRange } from '@word-unfolded/scripture-ref';
import type { ReadQuery } from '../words/read-query.js';
import { matchingVerses, type MatchingVerses } from './matching-verses.js';
import { scalesOf, scoreVerse, type Scales, type VerseScore } from './score-verse.js';
import { searchTerms } from './search-term.js';
import type { SearchableText, SearchableVerse } from './searchable-text.js';
import { NO_VERSES, type VerseIds } from './verse-ids.js';

/** A search result with its rank. */
export type RankedVerse<Verse extends SearchableVerse = SearchableVerse> = {
  readonly verse: Verse;
  readonly score: VerseScore;
  /** Its index among the remembered verses of the query; undefined for any other. */
  readonly remembered?: number;
};

/** The searched range, and the remembered verses of the query, in the canonical numbering. */
export type SearchPlan = {
  readonly range: VerseRange | undefined;
  readonly remembered: readonly VerseId[];
};

/** The results in a text: the best verses by rank, then the others in the order of the Bible. */
export type FoundVerses<Verse extends SearchableVerse = SearchableVerse> = {
  readonly best: readonly RankedVerse<Verse>[];
  readonly others: VerseIds;
  /** Ranks some of the others, for a page that shows them. */
  readonly rank: (ids: readonly number[]) => RankedVerse<Verse>[];
};

/**
 * Maximum number of verses with all the words that are read and ranked: a few milliseconds. Of more, those with the
 * phrase or with most function words are; no order of the others says more than that of the Bible.
 */
const RANKED = 1_000;

/** Maximum number of verses with some of the words that are read and ranked. */
const RANKED_OF_SOME = 100;

const ORDER: Readonly<Record<SearchMatch, number>> = {
  remembered: 0,
  phrase: 1,
  'all-words': 2,
  'some-words': 3,
};

const LAST_PLACE = Number.MAX_SAFE_INTEGER;

/** Fewer words in a row are in many verses that do not quote each other. */
const WORDS_OF_A_QUOTATION = 4;

const NONE: ReadonlySet<number> = new Set();

/** Finds the verses of a text that match a search, and ranks them. */
export function rankVerses<Verse extends SearchableVerse>(
  text: SearchableText<Verse>,
  query: ReadQuery,
  { range, remembered }: SearchPlan,
): FoundVerses<Verse> {
  const terms = searchTerms(query.words, text.rules, text.vocabulary);
  const scales = scalesOf(terms, text.vocabulary);
  const found = matchingVerses(text, query, terms, range);
  const rank = (ids: readonly number[]) => scored(text, ids, scales);
  const quoting = query.words.length >= WORDS_OF_A_QUOTATION ? new Set(found.whole) : NONE;
  // Where verses say exactly this, one that is remembered by some of its words is not meant.
  const known = rememberedHere(rank(remembered), { range, remembered }).filter(
    ({ verse }) => quoting.size === 0 || quoting.has(verse.id),
  );
  const isKnown = new Set(known.map(({ verse }) => verse.id));
  const chosen = chooseRanked(found);
  const some = [...found.some.subarray(0, RANKED_OF_SOME)];
  const ranked = [...rank(chosen), ...rank(some)].filter(({ verse }) => !isKnown.has(verse.id));
  const best = [...known, ...ranked].sort(inRankOrder);
  const isBest = new Set([...chosen, ...isKnown]);
  const rest = found.all.length > chosen.length ? found.all.filter((id) => !isBest.has(id)) : NO_VERSES;
  const left = found.some.subarray(RANKED_OF_SOME).filter((id) => !isKnown.has(id));
  return { best, others: concat(rest, left), rank };
}

/**
 * The remembered verses that have their canonical number in this text and are in the range, as the table rows assume.
 */
function rememberedHere<Verse extends SearchableVerse>(
  ranked: readonly RankedVerse<Verse>[],
  { range, remembered }: SearchPlan,
): RankedVerse<Verse>[] {
  return ranked
    .filter(({ verse: { id, canonicalId } }) => id === canonicalId && isWithin(id, range))
    .map(({ verse, score }) => ({
      verse,
      score: score.match === 'some-words' ? { ...score, match: 'remembered' } : score,
      remembered: remembered.indexOf(verse.id),
    }));
}

function isWithin(id: VerseId, range: VerseRange | undefined): boolean {
  return !range || (id >= range.first && id <= range.last);
}

/**
 * Orders verses: remembered ones first, then by kind of match, by score, and by their order in the Bible. The server and
 * a device order by it.
 */
export function inRankOrder(one: RankedVerse, other: RankedVerse): number {
  return (
    (one.remembered ?? LAST_PLACE) - (other.remembered ?? LAST_PLACE) ||
    ORDER[one.score.match] - ORDER[other.score.match] ||
    other.score.score - one.score.score ||
    one.verse.canonicalId - other.verse.canonicalId ||
    one.verse.id - other.verse.id
  );
}

/** The best kind of match of a search. Of so many verses that none was ranked, each has all the words. */
export function bestMatch(best: readonly RankedVerse[]): SearchMatch {
  const matches = new Set(best.map(({ score }) => score.match));
  if (matches.has('remembered')) return 'remembered';
  if (matches.has('phrase')) return 'phrase';
  return matches.has('some-words') && !matches.has('all-words') ? 'some-words' : 'all-words';
}

/** Selects the verses to rank if more than the maximum have all the words. */
function chooseRanked({ all, whole, phrase, narrowed }: MatchingVerses): number[] {
  if (all.length <= RANKED) return [...all];
  const phrases = phrase.length <= RANKED ? phrase : NO_VERSES;
  const likely = narrowed();
  const first = likely.length <= RANKED ? likely : NO_VERSES;
  return [...new Set([...whole.subarray(0, RANKED), ...phrases, ...first])].slice(0, RANKED);
}

function scored<Verse extends SearchableVerse>(
  text: SearchableText<Verse>,
  ids: readonly number[],
  scales: Scales,
): RankedVerse<Verse>[] {
  return text.read(ids).map((verse) => ({ verse, score: scoreVerse(verse.words, scales) }));
}

function concat(one: VerseIds, other: VerseIds): VerseIds {
  if (other.length === 0) return one;
  const both = new Int32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
