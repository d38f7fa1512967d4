import { isOneOf } from '../../../journal/is-one-of.js';
import { syncStatusOf, type DeviceEntry } from '@word-unfolded/offline';
import {
  JOURNAL_CATEGORIES,
  JOURNAL_MOODS,
  tagKey,
  type JournalCategory,
  type JournalMood,
} from '@word-unfolded/domain';
import { fold, wordsOf } from './find-words.js';

/** The entries of a list: active, archived, in the bin, or waiting to be sent to the server. */
export const PLACES = ['entries', 'archive', 'bin', 'waiting'] as const;
export type Place = (typeof PLACES)[number];

export const SORTS = ['newest', 'oldest', 'updated', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** The filters and the order that a reader has selected. */
export type Choice = {
  readonly place: Place;
  readonly q: string;
  readonly category: JournalCategory | undefined;
  readonly mood: JournalMood | undefined;
  readonly tag: string | undefined;
  /** A month (`2026-03`) or a day (`2026-03-01`) of the calendar. */
  readonly date: string | undefined;
  readonly sort: Sort;
};

/** Reads the filters from the query of an address; invalid values are ignored. */
export function readChoice(query: URLSearchParams): Choice {
  const date = query.get('date') ?? '';
  return {
    place: isOneOf(PLACES, query.get('place')) ?? 'entries',
    q: query.get('q') ?? '',
    category: isOneOf(JOURNAL_CATEGORIES, query.get('category')),
    mood: isOneOf(JOURNAL_MOODS, query.get('mood')),
    tag: query.get('tag') || undefined,
    date: /^\d{4}-\d{2}(-\d{2})?$/.test(date) ? date : undefined,
    sort: isOneOf(SORTS, query.get('sort')) ?? 'newest',
  };
}

/** The entries of a place. */
export function entriesOf(entries: Iterable<DeviceEntry>, place: Place): DeviceEntry[] {
  return [...entries].filter((entry) => isIn(entry, place));
}

function isIn(entry: DeviceEntry, place: Place): boolean {
  const { archived, binned } = entry.working;
  switch (place) {
    case 'entries':
      return !archived && !binned;
    case 'archive':
      return archived && !binned;
    case 'bin':
      return binned;
    case 'waiting':
      return syncStatusOf(entry) !== 'synced';
  }
}

/**
 * The selected entries in the selected order. Every word of the query must be in title, text, passage or tags.
 *
 * @param inVerses ids of entries whose cited verses contain the words
 */
export function chooseEntries(
  entries: Iterable<DeviceEntry>,
  choice: Choice,
  inVerses: ReadonlySet<string> = new Set(),
): DeviceEntry[] {
  const { place, category, mood, tag, date, sort } = choice;
  const words = wordsOf(choice.q);
  const key = tag === undefined ? undefined : tagKey(tag);
  return entriesOf(entries, place)
    .filter(
      ({ working }) =>
        (category === undefined || working.category === category) &&
        (mood === undefined || working.mood === mood) &&
        (key === undefined || working.tags.some((each) => tagKey(each) === key)) &&
        (date === undefined || working.date.startsWith(date)),
    )
    .filter((entry) => hasWords(entry, words) || (entry.serverId !== null && inVerses.has(entry.serverId)))
    .toSorted(ORDERS[sort]);
}

type Order = (one: DeviceEntry, other: DeviceEntry) => number;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const names = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const oldest: Order = (one, other) =>
  compare(one.working.date, other.working.date) ||
  compare(one.createdAt, other.createdAt) ||
  compare(one.key, other.key);

const ORDERS: Readonly<Record<Sort, Order>> = {
  oldest,
  newest: (one, other) => oldest(other, one),
  updated: (one, other) => compare(other.updatedAt, one.updatedAt) || oldest(other, one),
  title: (one, other) => names.compare(one.working.title, other.working.title) || oldest(other, one),
};

/** Folded once per state of an entry, because ten thousand entries are searched while the reader types. */
const folded = new WeakMap<DeviceEntry['working'], string>();

function hasWords({ working }: DeviceEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  let text = folded.get(working);
  if (text === undefined) {
    const { title, content, scripture, tags } = working;
    text = fold([title, scripture, tags.join('\n'), content].join('\n'));
    folded.set(working, text);
  }
  return words.every((word) => text.includes(word));
}

/** Every tag of the given entries with its count, the most used first. */
export function tagsOf(entries: Iterable<DeviceEntry>): { readonly tag: string; readonly count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { working } of entries)
    for (const tag of working.tags) {
      const known = counts.get(tagKey(tag));
      if (known) known.count += 1;
      else counts.set(tagKey(tag), { tag, count: 1 });
    }
  return [...counts.values()].toSorted(
    (one, other) => other.count - one.count || names.compare(one.tag, other.tag),
  );
}
