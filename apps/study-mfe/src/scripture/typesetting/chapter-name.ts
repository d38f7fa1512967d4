import type { Language } from '@word-unfolded/domain';
import {
  chaptersOf,
  formatReference,
  isBookId,
  KJV_VERSE_COUNTS,
  passageAt,
} from '@word-unfolded/scripture-ref';

/**
 * The name of a chapter as readers write it: `Romans 9`, `Psalm 23`, `Salmo 23`; the only chapter of a book is the
 * book: `Jude`.
 *
 * @param osis OSIS name of the book; one outside the canon is returned unchanged
 */
export function nameOfChapter(osis: string, chapter: number, language: Language): string {
  if (!isBookId(osis)) return `${osis} ${chapter}`;
  const isWholeBook = chaptersOf(KJV_VERSE_COUNTS, osis) === 1;
  return formatReference([passageAt(isWholeBook ? { book: osis } : { book: osis, chapter })], language);
}

/** The name of verses of a chapter as readers write it: `Romans 9:5–8`. */
export function nameOfRange(
  osis: string,
  chapter: number,
  { first, last }: { readonly first: number; readonly last: number },
  language: Language,
): string {
  if (!isBookId(osis))
    return first === last ? `${osis} ${chapter}:${first}` : `${osis} ${chapter}:${first}–${last}`;
  const start = { book: osis, chapter, verse: first };
  return formatReference([{ start, end: { ...start, verse: last } }], language);
}

/** The name of a verse as readers write it: `Romans 9:5`, `Jude 3`. */
export function nameOfVerse(osis: string, chapter: number, verse: number, language: Language): string {
  if (!isBookId(osis)) return `${osis} ${chapter}:${verse}`;
  return formatReference([passageAt({ book: osis, chapter, verse })], language);
}
