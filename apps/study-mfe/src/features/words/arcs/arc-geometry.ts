import { BOOKS, KJV_VERSE_COUNTS, type BookId } from '@word-unfolded/scripture-ref';

/** A book on the line of all chapters, in chapters from its beginning. */
export type BookSpan = { readonly book: BookId; readonly start: number; readonly chapters: number };

/** The books in their order, each with its place on the line. */
export const BOOK_SPANS: readonly BookSpan[] = BOOKS.reduce<BookSpan[]>((spans, { osis }) => {
  const before = spans.at(-1);
  const start = before ? before.start + before.chapters : 0;
  return [...spans, { book: osis, start, chapters: KJV_VERSE_COUNTS[osis]?.length ?? 0 }];
}, []);

/** The length of the line: all chapters of the Bible. */
export const CHAPTERS = BOOK_SPANS.reduce((sum, { chapters }) => sum + chapters, 0);

/** The height of an arc for each unit of its width: a little flatter than a half circle. */
const ROUNDNESS = 0.44;

/** The middle of a chapter on the line, in chapters. @returns undefined for a book that is not in the Bible */
export function placeOf(book: string, chapter: number): number | undefined {
  const span = BOOK_SPANS.find((each) => each.book === book);
  return span && span.start + chapter - 0.5;
}

/** The height of the arc between two places, in chapters. */
export function arcHeight(one: number, other: number): number {
  return Math.abs(one - other) * ROUNDNESS;
}

/** The path of an arc between two places of the line, which lies at the height `base`. */
export function arcBetween(one: number, other: number, base: number): string {
  const [left, right] = [Math.min(one, other), Math.max(one, other)];
  return `M${left} ${base}A${(right - left) / 2} ${arcHeight(left, right)} 0 0 1 ${right} ${base}`;
}
