import type { Line, Note, Span } from '@word-unfolded/contracts';
import type { MarkedText } from './marked-text.js';

/** The lines of a verse with its notes, as returned to readers. */
export type LaidOutText = { readonly lines: Line[]; readonly notes: Note[] };

/** Lays out a marked text in lines of spans. The spans joined together are the text again. */
export function layOutLines(marked: MarkedText): LaidOutText {
  const lines = marked.breaks.map(({ at, ...line }, index): Line => {
    const end = marked.breaks[index + 1]?.at ?? marked.text.length;
    return { ...line, spans: cutSpans(marked, at, end) };
  });
  return { lines, notes: marked.notes.map(({ note }) => note) };
}

function cutSpans(marked: MarkedText, from: number, to: number): Span[] {
  const edges = [
    ...marked.marks.flatMap(({ start, end }) => [start, end]),
    ...marked.notes.flatMap(({ at }) => (at === null ? [] : [at])),
  ];
  const inside = [...new Set(edges)].filter((edge) => edge > from && edge < to).sort((a, b) => a - b);
  const starts = [from, ...inside];
  const spans = starts.map((start, index) => spanBetween(marked, start, starts[index + 1] ?? to));
  const leading = from === 0 ? notesAt(marked, 0) : [];
  return leading.length > 0 ? [{ text: '', notes: leading }, ...spans] : spans;
}

function spanBetween(marked: MarkedText, start: number, end: number): Span {
  const marks = marked.marks.filter((stretch) => stretch.start <= start && stretch.end >= end);
  const notes = notesAt(marked, end);
  return {
    text: marked.text.slice(start, end),
    ...Object.fromEntries(marks.map(({ mark }) => [mark, true as const])),
    ...(notes.length > 0 && { notes }),
  };
}

function notesAt(marked: MarkedText, place: number): number[] {
  return marked.notes.flatMap(({ at }, index) => (at === place ? [index] : []));
}
