import type { Faces } from '../fonts/load-faces.js';
import { breakLines, chunksOf, countLines, type Chunk, type LineRange } from './break-lines.js';
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

/** Sums of widths are not exact. */
const ALMOST_ALL = 0.999;

/** Wider lines are taken instead if the type becomes so much larger. */
const WORTH_WIDER = 1.08;

/** Quotes of few words may stand on one line, if its type has this share of the size on several. */
const FEW_CHARACTERS = 24;
const LEAST_OF_ONE_LINE = 0.6;

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

function fitCut(text: string, cut: Cut, faces: Faces, area: Area, unit: number): FittedQuote | undefined {
  const words = wordsOf(text, faces, cut);
  const set: Measured = { cut, words, chunks: chunksOf(words, SPACE), ...extentOf(words) };
  const largest = unit * largestShare(text.length) * cut.scale;
  const wide = largestSize(set, area, largest, Infinity);
  if (wide === undefined) return undefined;
  const single = cut.isOneLine && text.length <= FEW_CHARACTERS ? sizeOfOneLine(set, area, largest) : 0;
  if (single >= wide * LEAST_OF_ONE_LINE) return setIn(set, area, single, Infinity);
  const narrow = text.length > LONG_QUOTE ? largestSize(set, area, largest, LINE_CHARACTERS + 2) : wide;
  const isNarrow = narrow !== undefined && wide <= narrow * WORTH_WIDER;
  const size = isNarrow ? narrow : wide;
  return setIn(set, area, size, isNarrow && text.length > LONG_QUOTE ? LINE_CHARACTERS + 2 : Infinity);
}

type Area = { readonly width: number; readonly height: number };

/** Words with what is the same at every size. Measures are in em. */
type Measured = {
  readonly cut: Cut;
  readonly words: readonly Word[];
  readonly chunks: readonly Chunk[];
  /** The height of the ink of a single line. */
  readonly lineHeight: number;
  /** The room for hanging marks, on each side: lines in the middle need the same on both. */
  readonly overhang: number;
};

function extentOf(words: readonly Word[]): Pick<Measured, 'lineHeight' | 'overhang'> {
  const top = Math.min(...words.map(({ ink }) => ink.top));
  const bottom = Math.max(...words.map(({ ink }) => ink.bottom));
  const { left, right } = overhangOf(words);
  return { lineHeight: bottom - top, overhang: Math.max(left, right) };
}

/** Short quotes would otherwise shout. */
function largestShare(characters: number): number {
  if (characters <= 24) return 0.135;
  if (characters <= 60) return 0.108;
  return characters <= LONG_QUOTE ? 0.088 : 0.077;
}

function largestSize(set: Measured, area: Area, largest: number, mostCharacters: number): number | undefined {
  let [low, high] = [0, largest];
  const isFitting = (size: number) => {
    const lines = countLines(set.chunks, measureAt(set, area, size), mostCharacters);
    return lines !== undefined && heightOf(set, lines, size) <= area.height;
  };
  if (isFitting(high)) return high;
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2;
    if (isFitting(middle)) low = middle;
    else high = middle;
  }
  return low > 4 ? low : undefined;
}

function sizeOfOneLine(set: Measured, { width }: Area, largest: number): number {
  const letters = set.chunks.reduce((sum, chunk, at) => sum + chunk.width + (at > 0 ? chunk.gap : 0), 0);
  return Math.min(largest, (width / (letters + 2 * set.overhang)) * ALMOST_ALL);
}

/** The width of lines in em, at a size in pixels. */
const measureAt = ({ overhang }: Measured, { width }: Area, size: number) => width / size - 2 * overhang;

const heightOf = ({ lineHeight, cut }: Measured, lines: number, size: number) =>
  (lineHeight + (lines - 1) * cut.leading) * size;

function setIn(set: Measured, area: Area, size: number, mostCharacters: number): FittedQuote | undefined {
  const { cut, words, chunks } = set;
  const lines = breakLines(chunks, measureAt(set, area, size), mostCharacters);
  if (!lines) return undefined;
  const height = heightOf(set, lines.length, size);
  return { cut, words, lines, size, leading: cut.leading * size, space: SPACE * size, height };
}
