import type { Line, Verse } from '@word-unfolded/contracts';

/** Invented verses in the shape of the contracts. */

export const lineOf = (text: string): Line => ({ opens: 'none', poetry: 0, spans: [{ text }] });

export const verseOf = (number: number, lines: Line[], more: Partial<Verse> = {}): Verse => ({
  book: 'Ruth',
  chapter: 1,
  number,
  canonicalId: 8_001_000 + number,
  canonicalEndId: 8_001_000 + number,
  text: lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join(''),
  omitted: false,
  headings: [],
  title: null,
  lines,
  notes: [],
  ...more,
});
