import type { CardPicture } from '@word-unfolded/quote-card';
import { sharp } from '../image-readers.js';

/** Width and height at which a picture is measured: finer structures are smaller than a letter. */
const SIDE = 256;

/** Blurring by the smaller picture hides extremes; a margin for them, as a share of the range. */
const MARGIN = 0.04;

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/**
 * Measures the tones of a picture, so that the words over it get as thin a veil as they need. Where the picture is
 * transparent, every tone counts.
 *
 * @throws the error of sharp for bytes that are no picture
 */
export async function tonesOfPicture(
  bytes: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<NonNullable<CardPicture['tonesIn']>> {
  const { width, height } = size;
  const scale = SIDE / Math.max(width, height);
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const { data } = await sharp(bytes)
    .resize(columns, rows, { fit: 'cover', kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ left, top, right, bottom }) => {
    let [lightest, darkestLuma] = [0, 1];
    for (let row = Math.floor(top * rows); row < Math.min(rows, Math.ceil(bottom * rows)); row++)
      for (
        let column = Math.floor(left * columns);
        column < Math.min(columns, Math.ceil(right * columns));
        column++
      ) {
        const at = (row * columns + column) * 4;
        if (data[at + 3]! < 255) return { lightest: 1, darkestLuma: 0 };
        const [red, green, blue] = [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255];
        lightest = Math.max(lightest, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
        darkestLuma = Math.min(darkestLuma, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
      }
    return { lightest: Math.min(1, lightest + MARGIN), darkestLuma: Math.max(0, darkestLuma - MARGIN) };
  };
}
