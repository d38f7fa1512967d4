import {
  KJV_VERSE_COUNTS,
  lastVerseOf,
  RV1909_NUMBERING,
  type PassageReference,
  type VerseCounts,
} from '@word-unfolded/scripture-ref';

const COUNTS: Readonly<Record<string, VerseCounts>> = { spa_r09: RV1909_NUMBERING.counts };

/** Passages by their chapters where they are whole: James 4–5 instead of James 4:1–5:20. */
export function wholeChapters(
  passages: readonly PassageReference[],
  translationId: string,
): PassageReference[] {
  const counts = COUNTS[translationId] ?? KJV_VERSE_COUNTS;
  return passages.map(({ start, end }) => {
    const isWhole =
      start.chapter !== undefined &&
      end.chapter !== undefined &&
      (start.verse ?? 1) === 1 &&
      (end.verse === undefined || end.verse === lastVerseOf(counts, end.book, end.chapter));
    if (!isWhole) return { start, end };
    const [first, last] = [start, end].map(({ book, chapter }) => ({
      book,
      ...(chapter !== undefined && { chapter }),
    }));
    return { start: first!, end: last! };
  });
}
