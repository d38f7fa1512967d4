import type { Line, Note } from '@word-unfolded/contracts';
import type { Mark } from './osis-event.js';

/**
 * A text with separate markup: every position is an offset in UTF-16 code units, and every end is exclusive. A repair
 * can therefore cut or mark the text without losing other markup.
 */
export type MarkedText = {
  readonly text: string;
  readonly marks: readonly MarkedStretch[];
  /** The starts of lines, in order; the first is 0 unless the text is empty. */
  readonly breaks: readonly LineBreak[];
  /**
   * Notes with the position after which they are attached; null for a note without a position, such as that of a title.
   */
  readonly notes: readonly { readonly at: number | null; readonly note: Note }[];
  readonly links: readonly WordLink[];
};

export type MarkedStretch = { readonly mark: Mark; readonly start: number; readonly end: number };

export type LineBreak = Pick<Line, 'opens' | 'poetry' | 'selah' | 'headings'> & { readonly at: number };

/** The words that render an original word, with its Strong's numbers such as `H430`. */
export type WordLink = { readonly start: number; readonly end: number; readonly strongs: readonly string[] };

/** The part of a marked text between two positions, without spaces at its ends. */
export function sliceMarked(marked: MarkedText, from: number, to: number): MarkedText {
  const start = from + blanksAtStart(marked.text.slice(from, to));
  const end = Math.max(start, from + marked.text.slice(from, to).trimEnd().length);
  const within = <Stretch extends { start: number; end: number }>(stretches: readonly Stretch[]) =>
    stretches
      .map((stretch) => ({
        ...stretch,
        start: Math.max(stretch.start, start) - start,
        end: Math.min(stretch.end, end) - start,
      }))
      .filter((stretch) => stretch.end > stretch.start);
  return {
    text: marked.text.slice(start, end),
    marks: within(marked.marks),
    links: within(marked.links),
    breaks: start === end ? [] : breaksWithin(marked.breaks, start, end),
    notes: marked.notes
      .filter(({ at }) => (at === null ? from === 0 : at > from && at <= to) || (at === 0 && from === 0))
      .map(({ at, note }) => ({ at: at === null ? null : Math.min(Math.max(at, start), end) - start, note })),
  };
}

function blanksAtStart(text: string): number {
  return text.length - text.trimStart().length;
}

/** A part that begins in the middle of a line continues that line and opens nothing. */
function breaksWithin(breaks: readonly LineBreak[], start: number, end: number): LineBreak[] {
  const inside = breaks
    .filter(({ at }) => at >= start && at < end)
    .map((each) => ({ ...each, at: each.at - start }));
  if (inside[0]?.at === 0) return inside;
  const before = breaks.findLast(({ at }) => at < start);
  return [{ at: 0, opens: 'none', poetry: before?.poetry ?? 0 }, ...inside];
}

/** A marked text whose first line opens something else. */
export function withOpening(marked: MarkedText, opens: Line['opens']): MarkedText {
  const [first, ...rest] = marked.breaks;
  return first ? { ...marked, breaks: [{ ...first, opens }, ...rest] } : marked;
}

/** A marked text in which every match of a pattern has a mark. */
export function markMatches(marked: MarkedText, mark: Mark, pattern: RegExp): MarkedText {
  const found = [...marked.text.matchAll(pattern)].map((match) => ({
    mark,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.length === 0 ? marked : { ...marked, marks: [...marked.marks, ...found] };
}
