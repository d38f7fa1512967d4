import type { Grammar } from '../grammar/grammar.js';
import { rewrite, traceNormalized, type Rewrite, type TracedText } from './traced-text.js';

const DASHES: Rewrite = [/[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63]/gu, () => '-'];
const COLONS: Rewrite = [/[\u2236\ua789\u02d0]/gu, () => ':'];
const INVISIBLE: Rewrite = [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu, () => ''];
const BLANKS: Rewrite = [/\s+/gu, () => ' '];

/** Prepares a text for the grammar of a language, and maps its positions to the original. */
export function prepareText(original: string, grammar: Grammar): TracedText {
  return [DASHES, COLONS, INVISIBLE, BLANKS, ...grammar.rewrites].reduce(rewrite, traceNormalized(original));
}

/** A comma after the chapter of a book: `Jn 3,16`, `Proverbios 3, 5-6`, `Mateo 5,3-10; 6,1`. */
const COMMA_AFTER_CHAPTER =
  /(?<=(?:\p{L}\.?|;)\s?(\d{1,3}))\s?,(\s?)(?=(\d{1,3})(?![\d:])(?:\s?-\s?(\d{1,3}))?(\s?,\s)?)/gu;

/**
 * `Salmos 1, 2, 3`: further numbers with commas and spaces are chapters. A list of chapters ascends, so `Mt 5, 3-12,
 * 14` is not one.
 */
function colonBeforeVerse(comma: string, chapter = '', blank = '', first = '', last?: string, more?: string) {
  const rises = Number(first) > Number(chapter) && Number(last ?? Infinity) > Number(first);
  return blank !== '' && more !== undefined && rises ? comma : ':';
}

/** `3,16.18`, `12, 3-7. 12-13`: if the comma separates chapter and verse, the full stop separates verses. */
const STOP_AFTER_VERSE = /(?<=:\d{1,3}(?:\s?-\s?\d{1,3})?)\.\s?(?=\d{1,3}(?!\s?\p{L}))/gu;

/**
 * `1,1-2,3`, `1, 1 - 2, 3`: a passage that extends into the next chapter. With any other chapter it is a list of
 * verses: `3,16-18,20`.
 */
const COMMA_IN_NEXT_CHAPTER = /(?<=(?<!\d)(\d{1,3}):\d{1,3}\s?-\s?(\d{1,3}))\s?,\s?(?=\d{1,3}(?!\d))/gu;
const colonInNextChapter = (comma: string, chapter = '', end = '') =>
  Number(end) === Number(chapter) + 1 ? ':' : comma;

/** The same text with colons for the commas between chapter and verse; undefined if there are none. */
export function withCommasAsColons(prepared: TracedText): TracedText | undefined {
  const changed = rewrite(prepared, [COMMA_AFTER_CHAPTER, colonBeforeVerse]);
  if (changed.text === prepared.text) return undefined;
  const whole = rewrite(changed, [COMMA_IN_NEXT_CHAPTER, colonInNextChapter]);
  return rewrite(whole, [STOP_AFTER_VERSE, () => ',']);
}
