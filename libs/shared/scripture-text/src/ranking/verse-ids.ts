import type { VerseRange } from '@word-unfolded/scripture-ref';

/** Verses of one text, by their ids in ascending order. */
export type VerseIds = Int32Array;

export const NO_VERSES: VerseIds = new Int32Array(0);

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
