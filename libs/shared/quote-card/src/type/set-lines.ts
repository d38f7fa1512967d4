import type { Box } from '../card-request.js';
import type { FittedQuote } from './fit-quote.js';
import { overhangOf, type Word } from './words.js';

/** Words at their places: outlines as the data of an SVG path, and where their ink lies. */
export type SetText = { readonly outline: () => string; readonly ink: Box };

export type Alignment = 'centre' | 'left';

/** In the middle, a mark that hangs wholly outside moves its line visibly to one side. */
const HUNG_IN_CENTRE = 0.5;

type Placed = { readonly word: Word; readonly x: number; readonly baseline: number };

/**
 * Sets the lines of a quote. Marks at the ends of lines hang outside: the letters align, not the marks.
 *
 * @param left the left edge of the area
 * @param width of the area
 * @param top where the ink begins
 */
export function setLines(
  quote: FittedQuote,
  { left, width, top }: { readonly left: number; readonly width: number; readonly top: number },
  alignment: Alignment,
): SetText {
  const { words, lines, size, leading } = quote;
  const first = top - Math.min(...words.map(({ ink }) => ink.top)) * size;
  const placed = lines.flatMap(([from, to], line) =>
    placeLine(inReadingOrder(words.slice(from, to)), quote, alignment, left, width).map((one) => ({
      ...one,
      baseline: first + line * leading,
    })),
  );
  return { ink: inkOf(placed, size), outline: () => placed.map((one) => outlineOf(one, size)).join('') };
}

function placeLine(
  line: readonly Word[],
  { words, size, space }: FittedQuote,
  alignment: Alignment,
  left: number,
  width: number,
): { word: Word; x: number }[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  const gaps = line.slice(1).filter(({ before }) => before !== 'hyphen').length;
  const whole = line.reduce((sum, { advance }) => sum + advance * size, space * gaps);
  const isShared = first.isRightToLeft || last.isRightToLeft;
  const hung = (isShared ? 0 : alignment === 'centre' ? HUNG_IN_CENTRE : 1) * size;
  const [hangsLeft, hangsRight] = [first.hangsLeft * hung, last.hangsRight * hung];
  const seen = whole - hangsLeft - hangsRight;
  const margin = overhangOf(words).left * size;
  let x = alignment === 'centre' ? left + (width - seen) / 2 - hangsLeft : left + margin - hangsLeft;
  return line.map((word, place) => {
    const at = x;
    x += word.advance * size + (line[place + 1]?.before === 'hyphen' ? 0 : space);
    return { word, x: at };
  });
}

/** Words of right-to-left scripts stand in reverse; a line that begins with one runs from right to left as a whole. */
function inReadingOrder(line: readonly Word[]): Word[] {
  const isReversed = line[0]?.isRightToLeft === true;
  const ordered: Word[] = [];
  let group: Word[] = [];
  const flush = () => {
    ordered.push(...(group[0]?.isRightToLeft === isReversed ? group : group.toReversed()));
    group = [];
  };
  for (const word of line) {
    if (group.length > 0 && group[0]!.isRightToLeft !== word.isRightToLeft) flush();
    group.push(word);
  }
  flush();
  return isReversed ? ordered.toReversed() : ordered;
}

function outlineOf({ word, x, baseline }: Placed, size: number): string {
  return word.runs
    .map(({ typeface, text, scale, x: offset }) =>
      typeface.outline(text, x + offset * size, baseline, size * scale),
    )
    .join('');
}

function inkOf(placed: readonly Placed[], size: number): Box {
  return {
    left: Math.min(...placed.map(({ word, x }) => x + word.ink.left * size)),
    right: Math.max(...placed.map(({ word, x }) => x + word.ink.right * size)),
    top: Math.min(...placed.map(({ word, baseline }) => baseline + word.ink.top * size)),
    bottom: Math.max(...placed.map(({ word, baseline }) => baseline + word.ink.bottom * size)),
  };
}
