import { isOwnAfterStop } from '../../words/own-words.js';
import type { NearSpan } from '../span.js';
import { endsStoredSentence } from '../span-text.js';

/** Fewest words of a whole verse, and most of a sentence behind it that is taken for a part of it. */
const VERSE_WORDS = 8;
/** The same where the sentence behind it goes on with a small letter. */
const LEAST_WORDS = 6;
const MOST_APPENDED = 10;

/** A sentence behind a verse: its stop, and its words without anything that sets them apart. */
const APPENDED = /^[.;:,!?]?[”’'*_]{0,2}\s+([\p{L}¿¡][^\p{N}()[\]{}“”"«»—–|\n]*?)(?=\s*(?:$|[|\n]|[([—–]))/u;
const ENDS_CELL = /^[.;:,!?]?[”’'*_]{0,3}[ \t]*(?:\||\n|$)/u;
/** The first sentence of a text. */
const FIRST_SENTENCE = /^[\p{L}¿¡][^\p{N}()[\]{}“”"«»—–|\n.!?]*[.!?]?/u;
const OPENS_CELL =
  /(?:\||(?:^|\n)[ \t>*_-]*(?:text|texto|verse|vers[ií]culo|quote|cita|words|palabras)[*_]*:)\s*[*_]{0,3}\s*$/iu;
/** What is said after words of Scripture by custom, or of the quotation itself. */
const RESPONSE =
  /^(?:amen|amén|hallelujah|aleluya|selah|alleluia)\P{L}*$|(?<!\p{L})(?:quot(?:e|ation)|unquote|verse|passage|scripture|comillas|cita|vers[ií]culo|pasaje|escritura)(?!\p{L})/iu;

/**
 * A verse together with a sentence that was put behind it: in its cell of a table, with a small letter after the stop, or
 * right before the reference of the verse.
 *
 * @param isCitedBehind whether the text ends with the reference of this verse
 */
export function withAppended(
  text: string,
  span: NearSpan,
  next: NearSpan | undefined,
  isCitedBehind: boolean,
): NearSpan {
  if (!isWholeVerse(span) || span.words < LEAST_WORDS) return span;
  // The end of a line within a sentence is a space.
  const rest = text.slice(span.end, next?.start).replace(/\n(?=[ \t]*\p{Ll})/gu, ' ');
  const found = APPENDED.exec(rest);
  const words = found?.[1]!.match(/[\p{L}\p{M}’']+/gu) ?? [];
  const isLetter = words.join('').length < 3;
  if (!found || isLetter || words.length > MOST_APPENDED || RESPONSE.test(found[1]!)) return span;
  const behind = rest.slice(found[0].length);
  const isCell = OPENS_CELL.test(text.slice(0, span.start)) && ENDS_CELL.test(behind);
  const isLast = next === undefined && !/\p{L}/u.test(behind);
  const isSmall = /^[.!?]/u.test(rest) && /^\p{Ll}/u.test(found[1]!) && !words.some(isOwnKey);
  const isAtReference = isLast && isCitedBehind;
  const isLong = span.words >= VERSE_WORDS && words.length > 1;
  if (!isSmall && !(isLong && isCell) && !(span.words >= VERSE_WORDS && isAtReference)) return span;
  const length = found[0].replace(/[^\p{L}\p{M}]+$/u, '').length;
  return { ...span, isExact: false, end: span.end + length };
}

/**
 * The end of a sentence at the beginning of a text that was put behind the verse shown right before it, in the same cell of
 * a table, with a small letter, or right before the reference of the verse. Undefined for every other text.
 *
 * @param gap the text between the verse and this one
 */
export function appendedTo(
  verse: Pick<NearSpan, 'passage' | 'run' | 'isExact'>,
  gap: string,
  text: string,
  isCitedBehind: boolean,
): number | undefined {
  const isLong = verse.run.to - verse.run.from >= VERSE_WORDS;
  if (!isLong || !isWholeVerse(verse) || !/^[.!?;:][”’'*_]{0,2}\s+$/u.test(gap)) return undefined;
  const found = FIRST_SENTENCE.exec(text.replace(/\n(?=[ \t]*\p{Ll})/gu, ' '));
  const words = found?.[0].match(/[\p{L}\p{M}’']+/gu) ?? [];
  if (!found || words.length < 2 || words.length > MOST_APPENDED || RESPONSE.test(found[0])) return undefined;
  const behind = text.slice(found[0].length);
  const isCell = /^\s*[*_]{0,3}\s*\|/u.test(behind);
  const isLast = !/\p{L}/u.test(behind);
  const isSmall = /^\p{Ll}/u.test(text) && !words.some(isOwnKey);
  return isCell || isSmall || (isLast && isCitedBehind) ? found[0].length : undefined;
}

/** Whether words are a verse from its beginning to its end, or to that of one of its sentences. */
function isWholeVerse({ isExact, passage, run }: Pick<NearSpan, 'passage' | 'run' | 'isExact'>): boolean {
  const isEnd = endsStoredSentence(passage.words, run.to - 1);
  return isExact && passage.words.words[run.from]!.opensVerse && isEnd;
}

const isOwnKey = (word: string) => isOwnAfterStop(word.toLowerCase());
