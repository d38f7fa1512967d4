import type { VerseRange } from '@word-unfolded/scripture-ref';

/** Verses of one edition, by their ids in ascending order. */
export type VerseIds = Int32Array;

export const NO_VERSES: VerseIds = new Int32Array(0);

const COMMA = 44;
const ZERO = 48;

/** Minimum length of a key with its comma: an edition's number and eight digits. */
const SHORTEST_KEY = 10;

/**
 * Parses verse ids from the keys of the library.
 *
 * @param keys in ascending order, separated by commas: this takes a tenth of the time of thousands of rows.
 * @param base the first key of the edition.
 */
export function readVerseIds(keys: string, base: number): VerseIds {
  if (keys === '') return NO_VERSES;
  const ids = new Int32Array(Math.ceil((keys.length + 1) / SHORTEST_KEY));
  let count = 0;
  let number = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const code = keys.charCodeAt(at);
    if (code === COMMA) {
      ids[count] = number - base;
      count += 1;
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  ids[count] = number - base;
  return ids.slice(0, count + 1);
}

/** The intersection of two lists. */
export function intersect(one: VerseIds, other: VerseIds): VerseIds {
  const both = new Int32Array(Math.min(one.length, other.length));
  let count = 0;
  for (let at = 0, beside = 0; at < one.length && beside < other.length;) {
    const difference = one[at]! - other[beside]!;
    if (difference === 0) {
      both[count] = one[at]!;
      count += 1;
    }
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return both.slice(0, count);
}

/** The intersection of all lists; empty for no lists. */
export function intersectAll(lists: readonly VerseIds[]): VerseIds {
  const [shortest, ...others] = [...lists].sort((one, other) => one.length - other.length);
  return others.reduce(intersect, shortest ?? NO_VERSES);
}

/** The verses of a range, both ends included. */
export function within(ids: VerseIds, range: VerseRange | undefined): VerseIds {
  return range ? ids.subarray(placeOf(ids, range.first), placeOf(ids, range.last + 1)) : ids;
}

/** Whether a list contains a verse. */
export function hasVerse(ids: VerseIds, id: number): boolean {
  return ids[placeOf(ids, id)] === id;
}

/** The index of the first verse whose id is not below an id. */
function placeOf(ids: VerseIds, id: number): number {
  let from = 0;
  let to = ids.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ids[middle]! < id) from = middle + 1;
    else to = middle;
  }
  return from;
}
