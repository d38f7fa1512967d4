import {
  canonicalVerses,
  isCanonicalVerse,
  versesIn,
  type Numbering,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';

/** A passage of a parallel view: its range in the numbering of the first translation, and its canonical verses. */
type PlannedPassage = { readonly range: VerseRange; readonly canonical: readonly VerseId[] };

/** The part that fits, and the remaining ranges. */
export type RowPlan = { readonly passages: readonly PlannedPassage[]; readonly left: readonly VerseRange[] };

/**
 * Plans the rows of a parallel view: the canonical verses of ranges.
 *
 * @param numbering of the first translation, in which the ranges are
 * @param limit maximum rows; the split is between chapters if possible
 */
export function planRows(ranges: readonly VerseRange[], numbering: Numbering, limit: number): RowPlan {
  const passages: PlannedPassage[] = [];
  let room = limit;
  for (const [index, range] of ranges.entries()) {
    const { planned, rest } = planPassage(range, numbering, room, passages.length === 0);
    if (planned) passages.push(planned);
    if (rest) return { passages, left: [rest, ...ranges.slice(index + 1)] };
    room -= planned?.canonical.length ?? 0;
  }
  return { passages, left: [] };
}

type Step = { readonly verse: VerseId; readonly rows: readonly VerseId[] };

function planPassage(range: VerseRange, numbering: Numbering, room: number, mustGive: boolean) {
  const steps = stepsOf(range, numbering, room);
  const end = endOfFitting(steps, room, mustGive);
  const taken = steps.slice(0, end);
  const next = steps[end];
  const last = taken.at(-1)?.verse;
  return {
    planned:
      last === undefined
        ? undefined
        : {
            range: { first: range.first, last },
            canonical: taken.flatMap(({ rows }) => rows).sort((a, b) => a - b),
          },
    rest: next && { first: next.verse, last: range.last },
  };
}

/**
 * Each verse of the first translation, with the canonical verses that it is the first to contain: all of the range, or
 * up to the first that does not fit.
 */
function stepsOf(range: VerseRange, numbering: Numbering, room: number): Step[] {
  const known = new Set<VerseId>();
  const steps: Step[] = [];
  for (const verse of versesIn(range, numbering.counts)) {
    const rows = [...rowsOf(verse, numbering)].filter((row) => !known.has(row));
    for (const row of rows) known.add(row);
    steps.push({ verse, rows });
    if (known.size > room) break;
  }
  return steps;
}

/**
 * A verse beyond the canon, such as the 15th of 3 John, has no separate row: it belongs to the last one of its chapter.
 */
function* rowsOf(verse: VerseId, numbering: Numbering): Generator<VerseId> {
  const { first, last } = canonicalVerses(verse, numbering);
  for (let row = first; row <= last; row += 1) if (isCanonicalVerse(row)) yield row;
}

/** How many of the steps fit: all of them, or as many whole chapters as possible, or as many verses of the first. */
function endOfFitting(steps: readonly Step[], room: number, mustGive: boolean): number {
  let rows = 0;
  const overflow = steps.findIndex((step) => (rows += step.rows.length) > room);
  if (overflow < 0) return steps.length;
  const chapter = chapterOf(steps[overflow]!);
  const opening = steps.findIndex((step) => chapterOf(step) === chapter);
  if (opening > 0) return opening;
  return mustGive ? Math.max(1, overflow) : 0;
}

function chapterOf({ verse }: Step): number {
  return Math.floor(verse / 1_000);
}
