import { CatalogueError } from '@word-unfolded/contracts';
import sharp from 'sharp';

/** Width and height of a picture, in pixels. */
export const AVATAR_SIDE = 512;

/** A few kilobytes can say that they are a picture of gigabytes: it is refused before it is drawn. */
const MAX_PIXELS = 40_000_000;

const DRAWN_WITHIN_SECONDS = 10;

const QUALITY = 85;

/** The formats that are read, as libvips names what reads them from memory: JPEG, PNG, WebP, GIF and AVIF. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

// Every other reader is shut for the whole process, SVG before all: it is a program more than a picture.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
sharp.cache(false);

/**
 * Draws a picture anew, from whatever a reader has sent: upright, square, and without anything that a camera has
 * written into it, such as the place.
 *
 * @returns WebP, {@link AVATAR_SIDE} pixels wide and high
 * @throws CatalogueError AVATAR_NOT_AN_IMAGE when it cannot be decoded as a picture, whatever it is named
 */
export async function drawAvatar(file: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DRAWN_WITHIN_SECONDS })
      .autoOrient()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (cause) {
    throw CatalogueError.with('AVATAR_NOT_AN_IMAGE', {}, { cause });
  }
}
