import { withoutMarkdown, withoutMarkup } from '../speech/without-markup.js';
import { segmentsOf } from './segments.js';

/** Control characters that no text needs and that some JSON and PDF readers cannot handle; tabs and line ends stay. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A lone surrogate: it is not a character, and cannot be encoded as UTF-8. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text in its stored form: line ends are `\n`, there are no control characters, and letters are composed (NFC). */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATE, '\uFFFD')
    .normalize('NFC');
}

/** Line breaks of every kind, with the whitespace around them. */
const LINE_BREAKS = /\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g;

/** The other control characters, C1 (U+0080 to U+009F) included; a tab is a space. */
const LINE_CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;

/**
 * Embeddings, overrides and isolates of the writing direction. In a title they would also turn the text that follows it.
 * The marks (LRM, RLM, ALM) stay: they order a single place, and Hebrew and Arabic texts need them.
 */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text on one line, as a title is typed: a line break becomes a space; control characters and controls of the writing
 * direction are removed. Spaces at the ends stay.
 */
export function oneLine(text: string): string {
  return text
    .replace(LINE_BREAKS, ' ')
    .replace(/\t/g, ' ')
    .replace(LINE_CONTROLS, '')
    .replace(DIRECTION_CONTROLS, '');
}

/** A text of one line in its stored form. */
export function cleanLine(text: string): string {
  return cleanText(oneLine(text));
}

/** Whether a text has a visible character: whitespace and zero-width characters do not count. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** The length of a text as a reader counts it: words, and visible characters. */
export type TextCounts = { readonly words: number; readonly characters: number };

const segmenters = {
  word: new Intl.Segmenter(undefined, { granularity: 'word' }),
  grapheme: new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
};

/** Scripts that do not separate words by spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Code points that combine into one character: marks, joiners, skin tones, flags, Hangul syllables. */
const JOINING = /[\p{M}\u200D\uFE0F\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11FF]/u;

const SPACED_WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** Characters within a reference or a number: `119:18`, `1.16`, `3,000`, `1–4` are one word each. */
const BETWEEN_NUMBERS = /(?<=\p{N})[:.,\u2013](?=\p{N})/gu;

/**
 * Counts as a reader would, in any script: an emoji of several code points is one character. Segmenters are slow, so
 * they are used only for texts that need them.
 */
export function countText(text: string): TextCounts {
  return {
    words: countWords(text.replace(BETWEEN_NUMBERS, '')),
    characters: JOINING.test(text) ? countSegments(text) : countCodePoints(text),
  };
}

/** Counts the text of an entry without Markdown markup, in the same way on every page and in every export. */
export function countEntryText(content: string): TextCounts {
  return countText(withoutMarkdown(content).trim());
}

function countWords(text: string): number {
  return UNSPACED.test(text) ? countWordSegments(text) : (text.match(SPACED_WORD) ?? []).length;
}

function countWordSegments(text: string): number {
  let words = 0;
  for (const segment of segmentsOf(segmenters.word, text)) if (segment.isWordLike) words += 1;
  return words;
}

function countSegments(text: string): number {
  let characters = 0;
  for (const _ of segmentsOf(segmenters.grapheme, text)) characters += 1;
  return characters;
}

function countCodePoints(text: string): number {
  let pairs = 0;
  for (let place = 0; place < text.length; place += 1)
    if ((text.charCodeAt(place) & 0xfc00) === 0xd800) pairs += 1;
  return text.length - pairs;
}

/** Maximum characters of a preview. */
const PREVIEW_CHARACTERS = 240;

/** The beginning of an entry for a list: without markup, on one line, ending with a whole word. */
export function previewOf(content: string): string {
  const plain = withoutMarkup(content.slice(0, 8 * PREVIEW_CHARACTERS))
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= PREVIEW_CHARACTERS) return plain;
  const cut = plain.slice(0, PREVIEW_CHARACTERS);
  const space = cut.lastIndexOf(' ');
  const end = space > PREVIEW_CHARACTERS / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${end}…`;
}
