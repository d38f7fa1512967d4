import type { Verse } from '@word-unfolded/contracts';
import {
  isBookId,
  verseAfter,
  verseId,
  type VerseCounts,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';

/** Upper limits of a response: a NATS message above 1 MB is lost. */
export type AnswerLimits = { readonly verses: number; readonly bytes: number };

export const ANSWER_LIMITS: AnswerLimits = { verses: 400, bytes: 700_000 };

/** More bytes than any verse occupies in a response: if the verses fit at this size, they need not be measured. */
export const LARGEST_VERSE_BYTES = 16_000;

/** The verses that fit in a response, by range, and the remaining ranges. */
export type FilledAnswer = {
  readonly filled: readonly { readonly range: VerseRange; readonly verses: readonly Verse[] }[];
  readonly left: readonly VerseRange[];
};

/** Reads the verses of a range in order, up to a maximum. */
export type ReadVerses = (range: VerseRange, limit: number) => Promise<readonly Verse[]>;

/**
 * Fills a response with the verses of ranges until it is full.
 *
 * @param limits maximum verses, and maximum bytes of them in JSON; the first verse is included whatever its size.
 */
export async function fillAnswer(
  ranges: readonly VerseRange[],
  counts: VerseCounts,
  read: ReadVerses,
  limits: AnswerLimits = ANSWER_LIMITS,
): Promise<FilledAnswer> {
  const filled: { range: VerseRange; verses: readonly Verse[] }[] = [];
  let room = limits;
  for (const [index, range] of ranges.entries()) {
    const fitting =
      room.verses > 0 ? takeFitting(await read(range, room.verses), room, filled.length === 0) : [];
    const verses = isWhole(fitting, range) ? fitting : endAtChapter(fitting);
    const last = verses.at(-1);
    const reached = last && idOf(last);
    if (reached !== undefined) filled.push({ range: { first: range.first, last: reached }, verses });
    const left = leftOf(range, reached, counts);
    if (left) return { filled, left: [left, ...ranges.slice(index + 1)] };
    if (index === ranges.length - 1) break;
    room = { verses: room.verses - verses.length, bytes: room.bytes - bytesOf(verses) };
  }
  return { filled, left: [] };
}

function isWhole(verses: readonly Verse[], { last }: VerseRange): boolean {
  const end = verses.at(-1);
  return end !== undefined && idOf(end) >= last;
}

/** The split is between chapters if possible. */
function endAtChapter(verses: readonly Verse[]): readonly Verse[] {
  const end = verses.at(-1);
  const whole = verses.findLastIndex(({ book, chapter }) => book !== end?.book || chapter !== end.chapter);
  return whole < 0 ? verses : verses.slice(0, whole + 1);
}

function takeFitting(verses: readonly Verse[], room: AnswerLimits, first: boolean): readonly Verse[] {
  if (verses.length * LARGEST_VERSE_BYTES <= room.bytes) return verses;
  let bytes = 0;
  const tooMany = verses.findIndex((verse) => (bytes += bytesOf([verse])) > room.bytes);
  if (tooMany < 0) return verses;
  return verses.slice(0, first ? Math.max(1, tooMany) : tooMany);
}

/** The size of verses in a response: their JSON, plus their text in the plain text. */
export function bytesOf(verses: readonly Verse[]): number {
  return verses.reduce((bytes, verse) => bytes + utf8Bytes(JSON.stringify(verse)) + utf8Bytes(verse.text), 0);
}

function leftOf(
  range: VerseRange,
  reached: VerseId | undefined,
  counts: VerseCounts,
): VerseRange | undefined {
  if (reached === undefined) return range;
  const next = verseAfter(reached, counts);
  return reached < range.last && next !== undefined ? { first: next, last: range.last } : undefined;
}

function idOf({ book, chapter, number }: Verse): VerseId {
  if (!isBookId(book))
    throw new TypeError(`A source gave a verse of ${book}, which is no book of the canon.`);
  return verseId(book, chapter, number);
}

/** The UTF-8 size of a text, computed without encoding it. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    const isSurrogate = unit >= 0xd800 && unit < 0xe000;
    bytes += unit < 0x800 || isSurrogate ? 1 : 2; // a surrogate pair is four bytes
  }
  return bytes;
}
