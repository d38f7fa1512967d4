import {
  KJV_VERSE_COUNTS,
  lastVerseOf,
  locatePassage,
  parseOsis,
  verseId,
  type BookId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { tokenizeOsis, type OsisToken } from '../library/osis/osis-token.js';
import type { Slot } from '../library/sword/ztext.js';

/** A section of a commentary: its text about a range of verses within one chapter. */
export type CommentarySection = {
  readonly range: VerseRange;
  /** The introduction of a book, before its first chapter. */
  readonly introduction: readonly string[];
  /** The outline of the chapter, in its first section. */
  readonly outline: readonly OutlineItem[];
  readonly paragraphs: readonly string[];
  /** The verses that the paragraphs name, in order. */
  readonly references: readonly VerseRange[];
};

type OutlineItem = { readonly text: string; readonly verses: string };

type Content = Omit<CommentarySection, 'range'>;

/**
 * Reads the sections of a commentary module. The module repeats a section at each of its verses. A section about a
 * whole chapter is only at its first verse, or before it.
 */
export function readCommentary(slots: Iterable<Slot>): CommentarySection[] {
  const sections: { slot: Slot; last: number }[] = [];
  for (const slot of slots) {
    if (slot.chapter === 0) continue;
    const previous = sections.at(-1);
    if (previous && isSame(previous.slot, slot)) previous.last = slot.verse;
    else sections.push({ slot, last: slot.verse });
  }
  let outline: readonly OutlineItem[] = [];
  return sections
    .filter(({ slot }, index) => slot.verse > 0 || !isOneChapter(slot, sections[index + 1]?.slot))
    .map(({ slot, last }, index, stored) => {
      const content = readSection(slot.osis);
      if (!isOneChapter(slot, stored[index - 1]?.slot)) outline = content.outline;
      const first = Math.max(1, slot.verse);
      const before = verseBefore(stored[index + 1]?.slot, slot);
      // The module repeats some sections at their first verses only: John 3:1-21 at 1-8.
      const end = namesVerses(slot.osis)
        ? Math.max(last, Math.min(before, endByOutline(outline, first)))
        : before;
      return { range: rangeOf(slot.book, slot.chapter, first, end), ...content };
    })
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/**
 * The last verse of the section that begins at a verse, according to the outline of the chapter; 0 if it is not in the
 * outline.
 */
function endByOutline(outline: readonly OutlineItem[], first: number): number {
  const ends = outline.flatMap(({ verses }) => {
    const [, from, to] = /^(\d+)-(\d+)/.exec(verses) ?? [];
    return Number(from) === first ? [Number(to)] : [];
  });
  return Math.max(0, ...ends);
}

function isSame(one: Slot, other: Slot): boolean {
  return isOneChapter(one, other) && one.osis === other.osis;
}

function isOneChapter(one: Slot, other: Slot | undefined): boolean {
  return one.book === other?.book && one.chapter === other.chapter;
}

function namesVerses(osis: string): boolean {
  return /<hi type="bold">\s*Verses?\b/.test(osis);
}

/** The verse before the next section of the same chapter, or the last verse of the chapter. */
function verseBefore(next: Slot | undefined, slot: Slot): number {
  if (next && isOneChapter(slot, next)) return next.verse - 1;
  return lastVerseOf(KJV_VERSE_COUNTS, slot.book, slot.chapter);
}

function rangeOf(book: BookId, chapter: number, first: number, last: number): VerseRange {
  return { first: verseId(book, chapter, first), last: verseId(book, chapter, last) };
}

/** Elements with headings that only repeat the reference of the section. */
const HEADINGS: ReadonlySet<string> = new Set(['title', 'hi']);

/** Parses a section. Titles divide it: the text before the title of a chapter is the introduction of the book. */
export function readSection(osis: string): Content {
  const introduction: string[] = [];
  const outline: { text: string; verses: string }[] = [];
  const references: VerseRange[] = [];
  let paragraphs: string[] = [];
  let text = '';
  const endParagraph = () => {
    const paragraph = text
      .replace(/\s+/g, ' ')
      .replace(/^\s*-{2,}/, '')
      .trim();
    if (paragraph) paragraphs.push(paragraph);
    text = '';
  };
  const tokens = tokenizeOsis(osis);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'text') text += token.text;
    else if (token.kind === 'empty') endParagraph();
    else if (token.kind === 'open' && HEADINGS.has(token.name) && isHeading(token, tokens[at + 1])) {
      endParagraph();
      const end = closeOf(tokens, at);
      if (/^Chapter \d/.test(textOf(tokens.slice(at, end)))) {
        introduction.push(...paragraphs);
        paragraphs = [];
      }
      at = end;
    } else if (token.kind === 'open' && token.name === 'row') {
      const end = closeOf(tokens, at);
      outline.push(readRow(tokens.slice(at, end)));
      at = end;
    } else if (token.kind === 'open' && token.name === 'reference')
      references.push(...readTarget(token.attributes.osisRef));
  }
  endParagraph();
  return { introduction, outline, paragraphs, references };
}

/** Bold text is a heading if it names verses. */
function isHeading({ name }: { readonly name: string }, next: OsisToken | undefined): boolean {
  return name === 'title' || (next?.kind === 'text' && /^\s*Verses?\b/.test(next.text));
}

function closeOf(tokens: readonly OsisToken[], open: number): number {
  const { name } = tokens[open] as { name: string };
  const close = tokens.findIndex((token, at) => at > open && token.kind === 'close' && token.name === name);
  return close < 0 ? tokens.length : close;
}

function textOf(tokens: readonly OsisToken[]): string {
  return tokens
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An outline row: the subject of a section, and its verses in parentheses. */
function readRow(tokens: readonly OsisToken[]): { text: string; verses: string } {
  const second = tokens.findLastIndex((token) => token.kind === 'open' && token.name === 'cell');
  return {
    text: textOf(tokens.slice(0, second)),
    verses: textOf(tokens.slice(second)).replace(/[()]/g, ''),
  };
}

function readTarget(osis: string | undefined): VerseRange[] {
  return (parseOsis(osis ?? '') ?? []).flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? [located.range] : [];
  });
}

/** A number of a verse that the digital text has in its markup: “ver. #(9).” */
const MARKED_VERSES = /#\(\s*([\d,\s-]*\d)(,?)\s*\)/g;

/** The paragraph with the numbers of verses as in print: “ver. 9.” */
export const withPlainVerses = (paragraph: string): string => paragraph.replace(MARKED_VERSES, '$1$2');
