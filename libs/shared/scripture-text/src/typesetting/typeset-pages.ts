import type { Line, Passage, Span, Verse } from '@word-unfolded/contracts';
import { keyNotes, type KeyedNote } from './key-notes.js';

/** The part of one verse on one line of the page. */
export type VersePart = {
  readonly number: number;
  /** The canonical verses whose words it has, BBCCCVVV. */
  readonly canonical: { readonly first: number; readonly last: number };
  /** The verse begins here, and its number hangs beside the line. */
  readonly begins: boolean;
  readonly spans: readonly Span[];
  /** Start of the spans in the text of the verse, in UTF-16 code units. */
  readonly at: number;
  /** The edition omits the verse. */
  readonly omitted: boolean;
  /** Notes that are attached to no word of the verse; they are at its end. */
  readonly trailingNotes: readonly KeyedNote[];
};

/** A line of poetry; or a paragraph of prose, in which some editions begin each verse on a new line. */
export type SetLine = {
  /** Level of poetic indent; 0 is prose. */
  readonly level: number;
  readonly selah: boolean;
  readonly parts: readonly VersePart[];
};

/** One block of a page, in the order of a printed Bible. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'colophon'; readonly text: string }
  | { readonly kind: 'prose' | 'poetry'; readonly lines: readonly SetLine[] };

/** The typeset verses of one chapter; the letters of its notes begin with a. */
export type ScripturePage = {
  readonly book: string;
  readonly chapter: number;
  readonly blocks: readonly Block[];
  readonly notes: readonly KeyedNote[];
};

/** Typesets a passage as its edition does: prose is continuous, poetry retains its lines. One page per chapter. */
export function typesetPages(passage: Passage): ScripturePage[] {
  const chapters: Verse[][] = [];
  for (const verse of passage.verses) {
    const current = chapters.at(-1);
    const isSameChapter = current?.[0]?.chapter === verse.chapter && current[0].book === verse.book;
    if (current && isSameChapter) current.push(verse);
    else chapters.push([verse]);
  }
  return chapters.map(typesetPage);
}

function typesetPage(verses: readonly Verse[]): ScripturePage {
  const notes = keyNotes(verses);
  const blocks: MutableBlock[] = [];
  for (const verse of verses) setVerse(blocks, verse, notes);
  return { book: verses[0]?.book ?? '', chapter: verses[0]?.chapter ?? 0, blocks, notes };
}

type MutableLine = { level: number; selah: boolean; parts: VersePart[] };
type MutableBlock =
  | { kind: 'title' | 'heading' | 'colophon'; text: string }
  | { kind: 'prose' | 'poetry'; lines: MutableLine[] };

function setVerse(blocks: MutableBlock[], verse: Verse, notes: readonly KeyedNote[]): void {
  for (const text of verse.headings) blocks.push({ kind: 'heading', text });
  if (verse.title) blocks.push({ kind: 'title', text: verse.title });
  const lines = verse.omitted ? [OMITTED] : verse.lines;
  let at = 0;
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    for (const text of line.headings ?? []) blocks.push({ kind: 'heading', text });
    lineFor(blocks, line).parts.push({
      number: verse.number,
      canonical: { first: verse.canonicalId, last: verse.canonicalEndId },
      begins: index === 0,
      spans: line.spans,
      at,
      omitted: verse.omitted,
      trailingNotes: isLast ? notesThatNoWordCarries(verse, notes) : [],
    });
    at += lengthOf(line.spans);
  });
  for (const { kind, text } of verse.notes) if (kind === 'colophon') blocks.push({ kind, text });
}

/** Length of some spans in UTF-16 code units. */
export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((length, { text }) => length + text.length, 0);

const OMITTED: Line = { opens: 'none', poetry: 0, spans: [] };

/** The page line in which a line of a verse continues, or a new one. */
function lineFor(blocks: MutableBlock[], { opens, poetry, selah }: Line): MutableLine {
  const kind = poetry > 0 || selah ? 'poetry' : 'prose';
  const last = blocks.at(-1);
  const line: MutableLine = { level: poetry, selah: selah ?? false, parts: [] };
  const opensBlock = opens === 'paragraph' || opens === 'stanza';
  if (!last || !('lines' in last) || opensBlock || (last.kind !== kind && opens !== 'none')) {
    blocks.push({ kind, lines: [line] });
    return line;
  }
  const current = last.lines.at(-1);
  if (current && opens === 'none') return current;
  last.lines.push(line);
  return line;
}

function notesThatNoWordCarries(verse: Verse, notes: readonly KeyedNote[]): KeyedNote[] {
  const carried = new Set(verse.lines.flatMap(({ spans }) => spans.flatMap((span) => span.notes ?? [])));
  return notes.filter((note) => note.verse === verse.number && !carried.has(note.index));
}
