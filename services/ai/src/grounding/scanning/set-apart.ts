import { DOUBLE_MARKS, endOfQuotation, opensQuotation } from './quotation-marks.js';

/** A part of an answer that is set apart from the rest, at the beginning of the pending text. */
export type SetApart = {
  readonly form: 'marks' | 'block' | 'emphasis';
  /** Start and end of its content, and the end of the whole with its marks. */
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
};

/** What a position of an answer opens, as far as the arrived text shows. */
export type Opening = 'marks' | 'block' | 'emphasis' | 'none' | 'unknown';

const BLOCK_PREFIX = /^>[>\s*_]*/u;
/** A block may stand within a list. */
const BLOCK_START = /(?:^|\n)[ \t]*(?:(?:[-*+]|\d{1,2}[.)])[ \t]+)?$/u;
/** Most characters before the mark of a block. */
const LONGEST_INDENT = 16;
const LETTER = /[\p{L}[¿¡…]/u;

/** What opens at a position; `earlier` is the end of the text before this one, empty at the beginning of the answer. */
export function openingAt(text: string, at: number, earlier: string, atEnd: boolean): Opening {
  const unit = text[at]!;
  const before = text[at - 1] ?? earlier.at(-1) ?? '';
  if (unit === '>' && BLOCK_START.test((earlier + text.slice(0, at)).slice(-LONGEST_INDENT)))
    return blockOpening(text.slice(at), atEnd);
  const opensEmphasis = /^$|[\s(>—–-]/u.test(before) || (unit === '_' && before === '*');
  if ((unit === '*' || unit === '_') && opensEmphasis) {
    const next = text[at + 1];
    if (next === undefined) return atEnd ? 'none' : 'unknown';
    return LETTER.test(next) ? 'emphasis' : 'none';
  }
  const opens = opensQuotation(text, at, before, atEnd);
  return opens === undefined ? 'unknown' : opens ? 'marks' : 'none';
}

/** A block that begins with a quotation mark is read as that quotation. */
function blockOpening(text: string, atEnd: boolean): Opening {
  const [prefix] = BLOCK_PREFIX.exec(text)!;
  const next = text[prefix.length];
  if (next === undefined) return atEnd ? 'none' : 'unknown';
  return /[“„«‹"‘']/u.test(next) || prefix.includes('\n\n') ? 'none' : 'block';
}

/**
 * Reads the part that is set apart at the beginning of a text.
 *
 * @returns undefined when its end has not arrived yet; `none` for a mark that set nothing apart after all.
 */
export function readSetApart(
  text: string,
  form: SetApart['form'],
  atEnd: boolean,
): SetApart | 'none' | undefined {
  if (form === 'block') return readBlock(text, atEnd);
  if (form === 'emphasis') return readEmphasis(text, atEnd);
  const ending = endOfQuotation(text, text[0]!, 1, atEnd);
  return ending && { form, contentStart: 1, ...ending };
}

/** Who says the words of a block, in bold: `**Ana:** `. */
const LABEL = /^\p{Lu}\p{L}{0,15}(?: \p{L}{1,15}){0,2}:\*\*\s*/u;

/** The end of a block: a line that neither has its mark nor goes on with its sentence, as Markdown lets a line do. */
const BLOCK_END = /(?<=[.!?…:”"»)*_][ \t]*)\n(?![ \t]*>)|\n(?![ \t]*>|[ \t]*\p{Ll})/u;

/** A line of a block within a block, and the next line, which is none. */
const INNER_END = /(?<=(?:^|\n)[ \t]*>[ \t]*>[^\n]*)\n(?=[ \t]*>[ \t]*(?:[^\s>]|\n))/u;
/** A line with the reference of the words above it, before an empty line of the block. */
const SOURCE_END =
  /(?<=\n[ \t]*(?:>[ \t]*)+[*_]*[—–-]{1,2}[ \t]?[^\n]{1,48}\d[^\n\p{L}]{0,6}(?:\([A-Z0-9]{2,8}\))?)\n(?=[ \t]*(?:>[ \t]*)+\n)/u;

/** Where a block ends: at its end, or where another text begins within it. */
function blockEnd(text: string): { readonly index: number } | null {
  const ends = [BLOCK_END, INNER_END, SOURCE_END].flatMap((form) => form.exec(text)?.index ?? []);
  return ends.length === 0 ? null : { index: Math.min(...ends) };
}

function readBlock(text: string, atEnd: boolean): SetApart | undefined {
  const [prefix] = BLOCK_PREFIX.exec(text)!;
  const after = blockEnd(text);
  const isThere =
    after !== null &&
    (atEnd ||
      /\S/u.test(text.slice(after.index + 1, after.index + 9)) ||
      text.length > after.index + 9 ||
      /\n/u.test(text.slice(after.index + 1)));
  if (!isThere && !atEnd) return undefined;
  const end = after?.index ?? text.length;
  const label = prefix.endsWith('**') ? (LABEL.exec(text.slice(prefix.length))?.[0].length ?? 0) : 0;
  return { form: 'block', contentStart: Math.min(prefix.length + label, end), contentEnd: end, end };
}

function readEmphasis(text: string, atEnd: boolean): SetApart | 'none' | undefined {
  const mark = text[0]!;
  for (let at = 1; at < text.length; at += 1) {
    const unit = text[at]!;
    if (DOUBLE_MARKS.test(unit)) return 'none';
    if (unit === '\n') {
      const next = /^[ \t]*(\S|\n)/u.exec(text.slice(at + 1))?.[1];
      if (next === undefined && !atEnd) return undefined;
      if (!LETTER.test(next ?? '\n')) return 'none';
      continue;
    }
    if (unit !== mark) continue;
    const next = text[at + 1];
    if (next === undefined && !atEnd) return undefined;
    if (next === mark || /[\s]/u.test(text[at - 1]!) || /[\p{L}\p{N}]/u.test(next ?? ' ')) return 'none';
    return { form: 'emphasis', contentStart: 1, contentEnd: at, end: at + 1 };
  }
  return atEnd ? 'none' : undefined;
}
