import type { Verse } from '@word-unfolded/contracts';
import {
  lastVerseOf,
  partsOfVerse,
  verseAfter,
  type Numbering,
  type VerseCounts,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import type { ReadVerses } from '../passages/fill-answer.js';

/** Verses that a chapter may have beyond the numbering of its edition. */
const BEYOND_NUMBERING = 10;

/**
 * The verses of a translation that correspond to canonical verses, in its order.
 *
 * @throws the errors of `read`
 */
export async function readColumn(
  read: ReadVerses,
  numbering: Numbering,
  canonical: readonly VerseId[],
): Promise<readonly Verse[]> {
  const ranges = rangesOf(versesAnswering(canonical, numbering), numbering.counts);
  const verses = await Promise.all(
    ranges.map((range) => read(range, range.last - range.first + 1 + BEYOND_NUMBERING)),
  );
  return verses.flat();
}

/** `versesOfCanonical` for many verses at once: it scans the exceptions only once. */
function versesAnswering(
  canonical: readonly VerseId[],
  { counts, exceptions }: Numbering,
): readonly VerseId[] {
  const rows = new Set(canonical);
  const moved = [...exceptions].filter(([, { first, last }]) => rows.has(first) || rows.has(last));
  const own = canonical.filter((id) => !exceptions.has(id) && isNumbered(id, counts));
  return [...moved.map(([id]) => id), ...own].sort((a, b) => a - b);
}

function isNumbered(id: VerseId, counts: VerseCounts): boolean {
  const { book, chapter, verse } = partsOfVerse(id);
  return verse <= lastVerseOf(counts, book, chapter);
}

/** Groups consecutive verses into ranges within chapters: an edition that moves words has them in several places. */
function rangesOf(ids: readonly VerseId[], counts: VerseCounts): VerseRange[] {
  const ranges: { first: VerseId; last: VerseId }[] = [];
  for (const id of ids) {
    const before = ranges.at(-1);
    if (before && id === before.last + 1 && verseAfter(before.last, counts) === id) before.last = id;
    else ranges.push({ first: id, last: id });
  }
  return ranges;
}
