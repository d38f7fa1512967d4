/** Words, and characters as a person counts them. */
export type Counts = { readonly words: number; readonly characters: number };

/** Letters of one unit each, none of which joins another: what nearly every text is, and a thousand times faster to count. */
const PLAIN = /^[\n\u0020-\u02ff\u2010-\u2027]*$/;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts a text. A word is what stands between blanks and has a letter or a digit. */
export function countsOf(text: string): Counts {
  const words = text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const characters = PLAIN.test(text) ? text.length : [...graphemes.segment(text)].length;
  return { words, characters };
}
