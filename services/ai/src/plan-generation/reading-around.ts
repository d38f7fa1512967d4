import { partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import type { StudyPassage, StudyVerse } from '../library/study-passage.js';
import type { CompositionContext } from '../study-engine/composing/composition-context.js';
import type { ReadingLength } from './reading-length.js';

/** A day's reading, and the verses for which it was chosen. */
export type Reading = {
  readonly osis: string;
  readonly first: number;
  readonly last: number;
  readonly core: StudyPassage;
};

/**
 * The part of a chapter around a passage that fits the time of a day: whole sections of the commentary where they fit.
 * A short chapter is read whole.
 */
export async function readingAround(
  context: CompositionContext,
  core: StudyPassage,
  length: ReadingLength,
): Promise<Reading | undefined> {
  const { book, chapter } = core.verses[0]!;
  const setting = { ...context.setting, translationId: core.translation.id };
  const whole = await context.library.passage(`${book}.${chapter}`, setting);
  if (!whole || whole.next !== null || whole.verses.length === 0) return undefined;
  const at = whole.verses.findIndex(({ osis }) => osis === core.verses[0]!.osis);
  if (at < 0) return undefined;
  const inChapter = core.verses.filter((verse) => verse.chapter === chapter).length;
  const starts = await sectionStarts(context, whole);
  const [from, to] = widen(at, Math.min(inChapter, length.most), whole.verses.length, starts, length);
  const verses = whole.verses.slice(from, to);
  return { ...placeOf(verses), core };
}

/** The first verses of the sections of the chapter, as indexes of its verses. */
async function sectionStarts(context: CompositionContext, whole: StudyPassage): Promise<ReadonlySet<number>> {
  const answer = await context.library.commentary(whole, context.setting);
  const firsts = new Set(answer?.sections.map(({ canonicalId }) => canonicalId));
  return new Set(whole.verses.flatMap(({ canonicalId }, index) => (firsts.has(canonicalId) ? [index] : [])));
}

/** @returns the first index and the one after the last */
function widen(
  at: number,
  count: number,
  total: number,
  starts: ReadonlySet<number>,
  { least, most }: ReadingLength,
): [from: number, to: number] {
  if (total <= most) return [0, total];
  let [from, to] = [at, at + count];
  while (from > 0 && !starts.has(from) && to - from < most) from -= 1;
  while (to < total && (to - from < least || !starts.has(to)) && to - from < most) to += 1;
  while (from > 0 && to - from < least) from -= 1;
  return [from, to];
}

function placeOf(verses: readonly StudyVerse[]): Pick<Reading, 'osis' | 'first' | 'last'> {
  const [first, last] = [verses[0]!, verses.at(-1)!];
  const osis = first === last ? first.osis : `${first.osis}-${last.osis}`;
  return { osis, first: first.canonicalId, last: last.canonicalEndId };
}

/** Whether two ranges share a verse. */
export function overlaps(a: VerseRange, b: VerseRange): boolean {
  return a.first <= b.last && b.first <= a.last;
}

/** Orders readings by the canon. */
export function inCanon(a: Reading, b: Reading): number {
  return a.first - b.first || partsOfVerse(a.first).verse - partsOfVerse(b.first).verse;
}
