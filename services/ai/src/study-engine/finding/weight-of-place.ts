import {
  bookOf,
  countVerses,
  KJV_VERSE_COUNTS,
  partsOfVerse,
  type VerseRange,
} from '@word-unfolded/scripture-ref';

/**
 * How much a part of the canon speaks of things in general rather than of particular events: a reader who asks what
 * Scripture says about something wants general statements first. By the number of the last book of the part.
 */
const PARTS: readonly (readonly [lastBook: number, weight: number])[] = [
  [5, 0.4],
  [17, 0.1],
  [18, 0.5],
  [20, 1],
  [21, 0.7],
  [22, 0.3],
  [23, 0.9],
  [39, 0.4],
  [43, 1.1],
  [44, 0.6],
  [65, 1.2],
  [66, 0.5],
];

/** Number of verses that can be read at a glance. */
const SHORT = 10;

/** The weight of a passage by its place and its length alone. */
export function weightOfPlace(range: VerseRange): number {
  const { number } = bookOf(partsOfVerse(range.first).book);
  const [, weight] = PARTS.find(([last]) => number <= last)!;
  return weight - (countVerses(range, KJV_VERSE_COUNTS) > SHORT ? 0.8 : 0);
}
