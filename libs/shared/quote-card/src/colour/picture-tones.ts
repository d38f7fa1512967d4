import type { Box, CardPicture } from '../card-request.js';
import { ALL_TONES, union, type Tones } from './tones.js';
import { luminanceOfGrey } from './colour.js';

/** Length of the longer side at which a picture is measured: finer structures are smaller than a letter. */
const MEASURED_SIDE = 256;

/** The small picture hides extremes; a margin for them, as a share of the range. */
const MARGIN = 0.04;

/** The width and height at which the picture behind a card is measured: in its shape, and small. */
export function measuredSides(width: number, height: number): readonly [columns: number, rows: number] {
  const scale = MEASURED_SIDE / Math.max(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/**
 * The tones of a picture, so that the words over it get as thin a veil as they need. Where the picture is transparent,
 * every tone counts.
 *
 * @param data four bytes for each pixel, in rows: red, green, blue and alpha
 */
export function tonesOfPixels(
  data: ArrayLike<number>,
  columns: number,
  rows: number,
): NonNullable<CardPicture['tonesIn']> {
  return ({ left, top, right, bottom }: Box) => {
    let tones: Tones | undefined;
    for (let row = Math.floor(top * rows); row < Math.min(rows, Math.ceil(bottom * rows)); row++)
      for (
        let column = Math.floor(left * columns);
        column < Math.min(columns, Math.ceil(right * columns));
        column++
      ) {
        const at = (row * columns + column) * 4;
        if (data[at + 3]! < 255) return ALL_TONES;
        const own = tonesOfPixel(data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255);
        tones = tones ? union(tones, own) : own;
      }
    if (!tones) return ALL_TONES;
    return {
      lightest: Math.min(1, tones.lightest + MARGIN),
      darkestLuma: Math.max(0, tones.darkestLuma - MARGIN),
    };
  };
}

function tonesOfPixel(red: number, green: number, blue: number): Tones {
  const weigh = (one: number, two: number, three: number) => 0.2126 * one + 0.7152 * two + 0.0722 * three;
  return {
    lightest: weigh(luminanceOfGrey(red), luminanceOfGrey(green), luminanceOfGrey(blue)),
    darkestLuma: weigh(red, green, blue),
  };
}
