import type { FoundVerse, MeantPassage, SearchAnswer, SearchMatch } from '../scripture/search-scripture.js';
import { RANKED_OF_SOURCE, SEARCH_SOURCES, type FoundItem } from './found-item.js';
import { isNearlyQuoted, isQuotation } from './nearly-quoted.js';

/**
 * The score of a verse by how it matches, on the scale of `scoreOwnText`: a verse that is remembered by these words is
 * above everything but a title that says them; a phrase is as good as one in a text of the reader.
 */
const VERSE_SCORES: Readonly<Record<SearchMatch, number>> = {
  remembered: 0.95,
  phrase: 0.7,
  'all-words': 0.55,
  'some-words': 0.25,
};

/** A verse that is quoted, or nearly, is what was meant: above texts that only have its words. */
const QUOTED_SCORE = 0.9;

/** Verses that are compared with the words; a quoted one is among the first. */
const COMPARED = 10;

/**
 * How many verses a page may show. Those behind the compared ones stay in their order, so the first page needs no more;
 * a later one needs all, because the cursor may be anywhere among them.
 */
export function versesShown({
  limit,
  cursor,
}: {
  readonly limit: number;
  readonly cursor?: string | undefined;
}): number {
  return cursor === undefined ? Math.min(RANKED_OF_SOURCE, Math.max(limit, COMPARED)) : RANKED_OF_SOURCE;
}

/** A verse is this much below the one before it, so that their order stays. */
const STEP = 0.0005;

/** Verses in their order as results. @param q what was searched for */
export function foundVerses(answer: Found | undefined, q: string): FoundItem[] {
  if (!answer) return [];
  const { verses, passages, correction } = answer;
  const asked = correction ? [q, correction.query] : [q];
  const isQuoted = ({ text, match, ...place }: FoundVerse, index: number) =>
    index < COMPARED &&
    (passages.some((passage) => isNamed(passage, place)) ||
      asked.some((words) => isNearlyQuoted(words, text) || (match === 'phrase' && isQuotation(words))));
  return verses.map((verse, index) => ({
    source: 'scripture',
    id: `${verse.translationId}.${verse.canonicalId}`,
    title: verse.reference,
    titleRanges: [],
    excerpt: verse.text,
    ranges: verse.highlights,
    passage: verse.reference,
    inVerses: false,
    date: null,
    score: rounded(
      Math.max(VERSE_SCORES[verse.match], isQuoted(verse, index) ? QUOTED_SCORE : 0) - index * STEP,
    ),
  }));
}

type Found = Pick<SearchAnswer, 'verses' | 'passages' | 'correction'>;

/** Whether a verse is of the chapter or the verse that a search names beside its words. */
function isNamed(
  { title, osis }: MeantPassage,
  { book, chapter, number }: Omit<FoundVerse, 'text' | 'match'>,
): boolean {
  return title === null && `${book}.${chapter}.${number}.`.startsWith(`${osis}.`);
}

const rounded = (score: number) => Math.round(score * 10_000) / 10_000;

/** The order of results: the better score, then the order of the sources, then the id. */
export function compareFound(one: Ranked, other: Ranked): number {
  return (
    other.score - one.score ||
    SEARCH_SOURCES.indexOf(one.source) - SEARCH_SOURCES.indexOf(other.source) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

/** A result as far as the order needs it. */
export type Ranked = Pick<FoundItem, 'score' | 'source' | 'id'>;

/** The place of a result in the order, as a text: the next page begins behind it. */
export function cursorOf({ score, source, id }: Ranked): string {
  return `${score}_${source}_${id}`;
}

/** Matches the cursors. */
export const SEARCH_CURSOR =
  /^(?:0|1|0\.\d{1,4})_(?:scripture|magazine|notes|journal|chats|plans)_[\w.:-]{1,100}$/;

/** A page of results in order, and the cursor of the next one. */
export function pageOfFound(
  found: readonly FoundItem[],
  limit: number,
  cursor: string | undefined,
): { readonly results: FoundItem[]; readonly next: string | null } {
  const following = followingFound(found, cursor);
  const results = following.slice(0, limit);
  const last = results.at(-1);
  return { results, next: last && following.length > limit ? cursorOf(last) : null };
}

/** What follows a cursor, in order. */
export function followingFound<Item extends Ranked>(
  found: readonly Item[],
  cursor: string | undefined,
): Item[] {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  return [...found].sort(compareFound).filter((each) => after === undefined || compareFound(each, after) > 0);
}

function placeOf(cursor: string): Ranked {
  const [score = '', source = '', ...id] = cursor.split('_');
  return { score: Number(score), source: source as FoundItem['source'], id: id.join('_') };
}
