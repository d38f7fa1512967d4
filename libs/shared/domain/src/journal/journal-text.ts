import { withoutMarkup } from '../speech/without-markup.js';
import { segmentsOf } from './segments.js';

/** Signs that no text needs and that some readers of JSON and PDF choke on; tabs and line ends stay. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Half of a pair: it is no character, and cannot be written as UTF-8. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text as it is kept: line ends are `\n`, there are no control characters, and letters are composed (NFC). */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATE, '\uFFFD')
    .normalize('NFC');
}

/** How much a text is, as a reader counts: words, and characters as they are seen. */
export type TextCounts = { readonly words: number; readonly characters: number };

const segmenters = {
  word: new Intl.Segmenter(undefined, { granularity: 'word' }),
  grapheme: new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
};

/** Scripts that put no blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What joins code points into one character: marks, joiners, skin tones, flags, syllables of Hangul. */
const JOINING = /[\p{M}\u200D\uFE0F\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11FF]/u;

const SPACED_WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/**
 * Counts what a reader would count, in any script: an emoji of several code points is one character. Segmenters are slow,
 * and are asked only where the text needs them.
 */
export function countText(text: string): TextCounts {
  return {
    words: UNSPACED.test(text) ? countWordSegments(text) : (text.match(SPACED_WORD) ?? []).length,
    characters: JOINING.test(text) ? countSegments(text) : countCodePoints(text),
  };
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

/** Characters of a preview at most. */
const PREVIEW_CHARACTERS = 240;

/** The beginning of an entry as a list shows it: without markup, on one line, ending with a whole word. */
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
