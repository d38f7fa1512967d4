import { LANGUAGES } from '../language.js';
import { WRITING_PARTS, type WritingKind, type WritingPart } from './writing-structure.js';

/** A part of a writing with its Markdown; headings are those of the text itself. */
export type WritingSection = { readonly key: string; readonly heading: string; readonly content: string };

/** A writing that was split into parts, for storage and display. */
export type Writing = {
  readonly kind: WritingKind;
  /** Plain text; empty if the writing has no title. */
  readonly title: string;
  readonly sections: readonly WritingSection[];
  /** Parts of the kind that the text lacks, or has without words. */
  readonly missing: readonly string[];
};

const TITLE_CHARACTERS = 200;

/**
 * Splits a writing into its parts. Headings are recognised in every language, ignoring case and accents; an unknown
 * heading stays in the text of the part that contains it. A part that occurs twice becomes one part with both texts.
 *
 * @param markdown the text of an answer: CommonMark with the links of answers
 */
export function readWriting(markdown: string, kind: WritingKind): Writing {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  return kind === 'quote' ? readQuote(lines) : readParts(lines, kind);
}

/** Whether a writing is complete. */
export function isWholeWriting(writing: Writing): boolean {
  return writing.missing.length === 0;
}

function readParts(lines: readonly string[], kind: WritingKind): Writing {
  const parts = WRITING_PARTS[kind];
  const found = new Map<string, { heading: string; lines: string[] }>();
  let title = '';
  let within: string[] | undefined;
  for (const line of outsideFences(lines)) {
    const heading = headingOf(line);
    if (heading?.level === 1 && title === '') {
      title = plainTitle(heading.words);
      continue;
    }
    const part = heading && partNamed(parts, heading.words);
    if (heading && part) {
      const known = found.get(part.key) ?? { heading: heading.words, lines: [] };
      found.set(part.key, known);
      within = known.lines;
      within.push('');
    } else within?.push(line.text);
  }
  return written(kind, title, (key) => {
    const part = found.get(key);
    return part && { heading: part.heading, content: trimmed(part.lines) };
  });
}

const ATTRIBUTION = /^(?:—|–|--?)\s*(?=\S)/;

function readQuote(lines: readonly string[]): Writing {
  const title = outsideFences(lines)
    .map(headingOf)
    .find((heading) => heading?.level === 1);
  const { quoted, source } = quotationOf(lines.map((line) => line.trim()));
  const said: Readonly<Record<string, string>> = { quote: trimmed(quoted), source };
  return written('quote', plainTitle(title?.words ?? source), (key) => ({
    heading: '',
    content: said[key] ?? '',
  }));
}

/** The block quotation, or else the text before the line that names the author; and that line. */
function quotationOf(lines: readonly string[]): { quoted: string[]; source: string } {
  const within = lines.map((line) => line.replace(/^>\s?/, '').trim());
  const from = lines.findIndex((line) => line.startsWith('>'));
  const begins = Math.max(from, 0);
  const sourceAt = within.findIndex((line, at) => at >= begins && ATTRIBUTION.test(line));
  const before = sourceAt < 0 ? lines.length : sourceAt;
  const quoted = within.slice(begins, before).filter((_, at) => {
    const whole = lines[begins + at]!;
    return from < 0 ? !/^#{1,6}\s/.test(whole) : whole.startsWith('>');
  });
  return { quoted, source: within[sourceAt]?.replace(ATTRIBUTION, '') ?? '' };
}

function written(
  kind: WritingKind,
  title: string,
  said: (key: string) => { heading: string; content: string } | undefined,
): Writing {
  const sections = WRITING_PARTS[kind].flatMap(({ key }): WritingSection[] => {
    const part = said(key);
    return part && part.content !== '' ? [{ key, ...part }] : [];
  });
  const present = new Set(sections.map(({ key }) => key));
  const missing = WRITING_PARTS[kind].map(({ key }) => key).filter((key) => !present.has(key));
  return { kind, title, sections, missing };
}

type Line = { readonly text: string; readonly fenced: boolean };

/** Lines, each with whether it is code: headings within fences do not count. */
function outsideFences(lines: readonly string[]): Line[] {
  let fence = '';
  return lines.map((text) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1]?.slice(0, 3);
    const fenced = fence !== '' || mark !== undefined;
    if (mark !== undefined && (fence === '' || mark === fence)) fence = fence === '' ? mark : '';
    return { text, fenced };
  });
}

function headingOf({ text, fenced }: Line): { level: number; words: string } | undefined {
  const [, signs, words] = (fenced ? null : /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(text)) ?? [];
  if (signs === undefined || words === undefined) return undefined;
  return { level: signs.length, words: words.replace(/[ \t]+#+[ \t]*$/, '').trim() };
}

function partNamed(parts: readonly WritingPart[], words: string): WritingPart | undefined {
  const name = folded(words);
  return parts.find(({ heading }) => LANGUAGES.some((language) => folded(heading[language]) === name));
}

function folded(words: string): string {
  return plainTitle(words)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The plain text without links, emphasis and escapes. */
function plainTitle(words: string): string {
  return words
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__|\*|_|`)(?=\S)(.+?)\1/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
    .slice(0, TITLE_CHARACTERS);
}

function trimmed(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
