import { AppError } from '@word-unfolded/contracts';
import sharp from 'sharp';

/** Width and height of a picture, in pixels. */
const AVATAR_SIDE = 512;

/** A few kilobytes may decode to an image of gigabytes, so the declared size is checked before decoding. */
const MAX_PIXELS = 40_000_000;

const DRAWN_WITHIN_SECONDS = 10;

const QUALITY = 85;

/** The accepted formats, by libvips' names of their buffer loaders: JPEG, PNG, WebP, GIF and AVIF. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

// All other loaders are blocked for the whole process, above all SVG, which can contain code.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
sharp.cache(false);

/**
 * Re-encodes an uploaded picture: upright, square, and without metadata of the camera, such as the location.
 *
 * @returns WebP, {@link AVATAR_SIDE} pixels wide and high
 * @throws AppError AVATAR_NOT_AN_IMAGE when it cannot be decoded as an image, whatever its name is
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
    throw AppError.with('AVATAR_NOT_AN_IMAGE', {}, { cause });
  }
}
