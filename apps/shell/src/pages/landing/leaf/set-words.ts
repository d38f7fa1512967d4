import type { Line, Passage, Span, Verse } from '@word-unfolded/contracts';

/** Words of a verse with the letters of the notes that hang behind them. */
export type SetSpan = { readonly span: Span; readonly letters: readonly string[] };

/** What one verse has on one line. */
export type VersePart = {
  readonly verse: number;
  /** The verse begins here, with its number. */
  readonly begins: boolean;
  readonly omitted: boolean;
  readonly spans: readonly SetSpan[];
};

/** A line of poetry by its level of indent, or a paragraph of prose, whose level is 0. */
export type SetLine = { readonly level: number; readonly parts: readonly VersePart[] };

export type Block =
  | { readonly kind: 'heading' | 'title'; readonly text: string }
  | { readonly kind: 'prose' | 'poetry'; readonly lines: readonly SetLine[] };

export type MarginNote = { readonly letter: string; readonly text: string };

/** A passage as it is set: its blocks one under the other, and the notes of the edition. */
export type SetPassage = { readonly blocks: readonly Block[]; readonly notes: readonly MarginNote[] };

type OpenLine = { level: number; parts: VersePart[] };
type OpenBlock =
  { kind: 'heading' | 'title'; text: string } | { kind: 'prose' | 'poetry'; lines: OpenLine[] };

/** Sets passages as their edition does: prose runs on, poetry keeps its lines, notes are lettered in the order of the text. */
export function setPassages(passages: readonly Passage[]): SetPassage {
  const blocks: OpenBlock[] = [];
  const notes: MarginNote[] = [];
  for (const verse of passages.flatMap(({ verses }) => verses)) setVerse(verse, blocks, notes);
  return { blocks, notes };
}

const NOTHING: Line = { opens: 'none', poetry: 0, spans: [] };

function setVerse(verse: Verse, blocks: OpenBlock[], notes: MarginNote[]): void {
  for (const text of verse.headings) blocks.push({ kind: 'heading', text });
  if (verse.title) blocks.push({ kind: 'title', text: verse.title });
  const lines = verse.omitted ? [NOTHING] : verse.lines;
  lines.forEach((line, index) => {
    for (const text of line.headings ?? []) blocks.push({ kind: 'heading', text });
    const spans = line.spans.map((span) => ({ span, letters: hang(span, verse, notes) }));
    const { omitted, number } = verse;
    lineFor(blocks, line).parts.push({ verse: number, begins: index === 0, omitted, spans });
  });
}

function hang({ notes: hung = [] }: Span, verse: Verse, notes: MarginNote[]): string[] {
  return hung.flatMap((index) => {
    const note = verse.notes[index];
    if (!note) return [];
    const letter = letterOf(notes.length);
    notes.push({ letter, text: note.text });
    return [letter];
  });
}

/** The line on which the words of a verse go on, or a new one. */
function lineFor(blocks: OpenBlock[], { opens, poetry, selah }: Line): OpenLine {
  const kind = poetry > 0 || selah ? 'poetry' : 'prose';
  const last = blocks.at(-1);
  const line: OpenLine = { level: poetry, parts: [] };
  const isNewBlock = opens === 'paragraph' || opens === 'stanza';
  if (!last || !('lines' in last) || isNewBlock || (last.kind !== kind && opens !== 'none')) {
    blocks.push({ kind, lines: [line] });
    return line;
  }
  const current = last.lines.at(-1);
  if (current && opens === 'none') return current;
  last.lines.push(line);
  return line;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then aa, ab and so on. */
function letterOf(place: number): string {
  const letter = ALPHABET[place % ALPHABET.length] ?? '';
  return place < ALPHABET.length ? letter : letterOf(Math.floor(place / ALPHABET.length) - 1) + letter;
}
