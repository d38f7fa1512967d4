import { measuredSides, tonesOfPixels, type CardPicture } from '@word-unfolded/quote-card';
import { sharp } from '../image-readers.js';

/**
 * Measures the tones of a picture.
 *
 * @throws the error of sharp for bytes that are no picture
 */
export async function tonesOfPicture(
  bytes: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<NonNullable<CardPicture['tonesIn']>> {
  const [columns, rows] = measuredSides(size.width, size.height);
  const { data } = await sharp(bytes)
    .resize(columns, rows, { fit: 'cover', kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return tonesOfPixels(data, columns, rows);
}
