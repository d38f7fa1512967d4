/** The marks around quotations. Straight and single marks are distinguished from apostrophes by their position. */
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['‹', '›'],
  ['"', '"'],
  ['‘', '’'],
  ["'", "'’"],
  ['‚', '‘’'],
  ['»', '«'],
  ['`', "`'"],
  ['”', '”'],
]);

const AMBIGUOUS_MARKS = new Set(['"', '‘', "'", '‚', '»', '`', '”']);
const MAY_STAND_BEFORE = /^$|[\s([{—–\-*_>:“«„/¿¡,;|=`]/u;
const MAY_FOLLOW = /[\p{L}\p{N}([*_…¿¡“‘«"'<.]/u;

/** Any mark that opens or closes a quotation, except single ones. */
export const DOUBLE_MARKS = /[“”„"«»]/u;

/**
 * Whether a quotation opens at a position of a text.
 *
 * @param before the character before the position; empty at the beginning of the answer.
 * @returns undefined when the next character decides and has not arrived yet.
 */
export function opensQuotation(
  text: string,
  at: number,
  before: string,
  atEnd: boolean,
): boolean | undefined {
  const mark = text[at]!;
  if (!CLOSERS.has(mark)) return false;
  if (!AMBIGUOUS_MARKS.has(mark)) return true;
  if (!MAY_STAND_BEFORE.test(before)) return false;
  const next = text[at + 1];
  if (next === undefined) return atEnd ? false : undefined;
  return MAY_FOLLOW.test(next);
}

/** The end of a quotation: of its content, and of the whole with its closing mark, if it has one. */
export type Ending = { readonly contentEnd: number; readonly end: number };

const closerOf = (mark: string) => CLOSERS.get(mark)!.at(-1);

const BLANK_LINE = /\n[ \t]*(?:\n|$)/uy;

/**
 * Finds the end of the quotation that a mark has opened. A blank line ends it too, unless its sentence goes on after it.
 *
 * @param from start of its content.
 * @returns undefined when the end has not arrived yet.
 */
export function endOfQuotation(text: string, mark: string, from: number, atEnd: boolean): Ending | undefined {
  let depth = 1;
  let perhaps: Ending | undefined;
  for (let at = from; at < text.length; at += 1) {
    const unit = text[at]!;
    if (unit === '\n') {
      BLANK_LINE.lastIndex = at;
      const blank = BLANK_LINE.exec(text)?.[0];
      if (blank === undefined) continue;
      if (!blank.endsWith('\n') || blank.length < 2) {
        if (!atEnd) return undefined;
        continue;
      }
      const next = /^\s*(\S?)/u.exec(text.slice(at))![1]!;
      if (next === '' && !atEnd) return undefined;
      // Each paragraph of a long quotation begins with the mark that opened it, and only the last one has the other.
      if (next === mark && mark !== closerOf(mark) && !perhaps) {
        at += text.slice(at).indexOf(mark);
        continue;
      }
      // A paragraph that begins in the middle of a sentence belongs to the quotation.
      const isWithinSentence = /\p{Ll}/u.test(next) || /[\p{L},]\s*$/u.test(text.slice(from, at));
      if (!isWithinSentence || perhaps) return perhaps ?? { contentEnd: at, end: at };
      continue;
    }
    const role = turnAt(text, at, mark, depth, atEnd);
    if (role === 'unknown') return undefined;
    if (role === 'perhaps' && depth === 1) perhaps ??= { contentEnd: at, end: at + 1 };
    depth += role === 'opens' ? 1 : role === 'closes' ? -1 : 0;
    if (depth === 0) return { contentEnd: at, end: at + 1 };
  }
  return atEnd ? (perhaps ?? { contentEnd: text.trimEnd().length, end: text.trimEnd().length }) : undefined;
}

type MarkRole = 'opens' | 'closes' | 'perhaps' | 'unknown' | 'none';

function turnAt(text: string, at: number, mark: string, depth: number, atEnd: boolean): MarkRole {
  const unit = text[at]!;
  const closers = CLOSERS.get(mark)!;
  if (!AMBIGUOUS_MARKS.has(mark)) {
    if (closers.includes(unit)) return 'closes';
    if (unit === mark) return 'opens';
    return unit === '"' && depth === 1 && mark === '“' ? straightClose(text, at, atEnd) : 'none';
  }
  const closesIt = closers.includes(unit) || (mark === '"' && unit === '”');
  if (!closesIt && unit !== mark) return 'none';
  if (at + 2 >= text.length && !atEnd) return 'unknown';
  const next = text[at + 1] ?? ' ';
  if (/[\s]/u.test(text[at - 1] ?? ' ')) return unit === mark && MAY_FOLLOW.test(next) ? 'opens' : 'none';
  if (/[\p{L}\p{N}]/u.test(next)) return 'none';
  const isPossessive = mark !== '"' && text[at - 1] === 's' && /^\s\p{L}/u.test(text.slice(at + 1, at + 3));
  return isPossessive ? 'perhaps' : 'closes';
}

/** Some answers open with a curly mark and close with a straight one. */
function straightClose(text: string, at: number, atEnd: boolean): MarkRole {
  const next = text[at + 1];
  if (next === undefined && !atEnd) return 'unknown';
  const isAfterWord = !/\s/u.test(text[at - 1] ?? ' ');
  return isAfterWord && !/[\p{L}\p{N}]/u.test(next ?? ' ') ? 'closes' : 'none';
}
