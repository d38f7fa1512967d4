import type { Faces } from '../fonts/load-faces.js';
import { breakLines, greedyLines, type LineRange } from './break-lines.js';
import type { Cut, TypeChoice } from './type-choices.js';
import { overhangOf, wordsOf, type Word } from './words.js';

/** The quote in its size, broken into lines. */
export type FittedQuote = {
  readonly cut: Cut;
  readonly words: readonly Word[];
  readonly lines: readonly LineRange[];
  /** In pixels. */
  readonly size: number;
  readonly leading: number;
  readonly space: number;
  readonly height: number;
};

/** Longer quotes are wrapped at 35 characters (specification, section 5, "Image"). */
const LONG_QUOTE = 120;
const LINE_CHARACTERS = 35;

/** Wider lines are taken instead if the type becomes so much larger. */
const WORTH_WIDER = 1.08;

/** Type of this share of the shorter side, and larger, has the display cut. */
const DISPLAY_FROM = 0.052;

const SPACE = 0.25;

/**
 * Finds the largest type in which a quote fits into an area.
 *
 * @param unit the shorter side of the card in pixels
 * @throws UnsupportedCharactersError
 */
export function fitQuote(
  text: string,
  choice: TypeChoice,
  faces: Faces,
  area: { readonly width: number; readonly height: number },
  unit: number,
): FittedQuote {
  const display = fitCut(text, choice.display, faces, area, unit);
  if (display && display.size / display.cut.scale >= unit * DISPLAY_FROM) return display;
  const fitted = fitCut(text, choice.text, faces, area, unit) ?? display;
  if (!fitted) throw new RangeError('the quote is too long for a card');
  return fitted;
}

function fitCut(
  text: string,
  cut: Cut,
  faces: Faces,
  area: { readonly width: number; readonly height: number },
  unit: number,
): FittedQuote | undefined {
  const words = wordsOf(text, faces, cut);
  const largest = unit * largestShare(text.length) * cut.scale;
  const wide = largestSize(words, cut, area, largest, Infinity);
  if (wide === undefined) return undefined;
  const narrow =
    text.length > LONG_QUOTE ? largestSize(words, cut, area, largest, LINE_CHARACTERS + 2) : wide;
  const isNarrow = narrow !== undefined && wide <= narrow * WORTH_WIDER;
  const size = isNarrow ? narrow : wide;
  return setIn(words, cut, area, size, isNarrow && text.length > LONG_QUOTE ? LINE_CHARACTERS + 2 : Infinity);
}

/** Short quotes would otherwise shout. */
function largestShare(characters: number): number {
  if (characters <= 24) return 0.135;
  if (characters <= 60) return 0.108;
  return characters <= LONG_QUOTE ? 0.088 : 0.077;
}

function largestSize(
  words: readonly Word[],
  cut: Cut,
  area: { readonly width: number; readonly height: number },
  largest: number,
  mostCharacters: number,
): number | undefined {
  let [low, high] = [0, largest];
  const isFitting = (size: number) => {
    const lines = greedyLines(
      words,
      widthsAt(words, size),
      size * SPACE,
      measureAt(words, area, size),
      mostCharacters,
    );
    return lines !== undefined && heightOf(words, lines, cut, size) <= area.height;
  };
  if (isFitting(high)) return high;
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (isFitting(middle)) low = middle;
    else high = middle;
  }
  return low > 4 ? low : undefined;
}

/** Marks hang outside of the lines; lines in the middle need the same room on both sides. */
function measureAt(words: readonly Word[], area: { readonly width: number }, size: number): number {
  const { left, right } = overhangOf(words);
  return area.width - 2 * Math.max(left, right) * size;
}

const widthsAt = (words: readonly Word[], size: number) => words.map(({ advance }) => advance * size);

function heightOf(words: readonly Word[], lines: number, { leading }: Cut, size: number): number {
  const top = Math.min(...words.map(({ ink }) => ink.top));
  const bottom = Math.max(...words.map(({ ink }) => ink.bottom));
  return (bottom - top + (lines - 1) * leading) * size;
}

function setIn(
  words: readonly Word[],
  cut: Cut,
  area: { readonly width: number; readonly height: number },
  size: number,
  mostCharacters: number,
): FittedQuote | undefined {
  const space = size * SPACE;
  const lines = breakLines(words, widthsAt(words, size), space, measureAt(words, area, size), mostCharacters);
  if (!lines) return undefined;
  const height = heightOf(words, lines.length, cut, size);
  return { cut, words, lines, size, leading: cut.leading * size, space, height };
}
