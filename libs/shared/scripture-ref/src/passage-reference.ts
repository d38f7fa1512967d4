import type { BookId } from './canon/books.js';

/** A point of Scripture: a whole book, a whole chapter of it, or one verse. */
export type ReferencePoint = {
  readonly book: BookId;
  readonly chapter?: number;
  readonly verse?: number;
};

/**
 * A passage as it was written, both ends inclusive: `Romans 8` is from Romans 8 to Romans 8, `Romans 8:28ff` from
 * Romans 8:28 to (the end of) Romans 8. An edition determines whether it exists: see `locatePassage`.
 */
export type PassageReference = { readonly start: ReferencePoint; readonly end: ReferencePoint };

/** The passage that consists of one point. */
export function passageAt(point: ReferencePoint): PassageReference {
  return { start: point, end: point };
}

/** Whether two points are equal. */
export function samePoint(a: ReferencePoint, b: ReferencePoint): boolean {
  return a.book === b.book && a.chapter === b.chapter && a.verse === b.verse;
}
