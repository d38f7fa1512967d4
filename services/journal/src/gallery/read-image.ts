import { CatalogueError, type GALLERY_MEDIA_TYPES } from '@word-unfolded/contracts';
import sharp from 'sharp';

/** An image that can be shown, and what is known of it. */
export type ReadImage = {
  readonly mediaType: (typeof GALLERY_MEDIA_TYPES)[number];
  /** Of the name of its file. */
  readonly ending: 'png' | 'jpg' | 'webp';
  /** As it is shown, in pixels. */
  readonly width: number;
  readonly height: number;
  /** A square from its middle, WebP, {@link THUMBNAIL_SIDE} pixels wide and high. */
  readonly thumbnail: Buffer;
};

/** Width and height of the square by which a list shows an image, in pixels: sharp on a phone of two columns. */
export const THUMBNAIL_SIDE = 480;

const QUALITY = 80;

/** Far more than any model draws. A few kilobytes can say that they are an image of gigabytes. */
const MAX_PIXELS = 24_000_000;

const WITHIN_SECONDS = 10;

/** What the files of each format begin with (PNG specification, 5.2; ITU T.81, B.1.1.3; RFC 9649, section 2.3). */
const KINDS = [
  { mediaType: 'image/png', ending: 'png', isKind: (file: Buffer) => begins(file, '89504e470d0a1a0a') },
  { mediaType: 'image/jpeg', ending: 'jpg', isKind: (file: Buffer) => begins(file, 'ffd8ff') },
  {
    mediaType: 'image/webp',
    ending: 'webp',
    isKind: (file: Buffer) =>
      begins(file, '52494646') && file.subarray(8, 12).equals(Buffer.from('57454250', 'hex')),
  },
] as const;

/**
 * Reads an image as far as showing it needs, all of its pixels included: half an image is none.
 *
 * @throws CatalogueError GALLERY_IMAGE_INVALID for what is not PNG, JPEG or WebP by its own bytes, whatever it is called
 */
export async function readImage(file: Buffer): Promise<ReadImage> {
  const kind = KINDS.find(({ isKind }) => isKind(file));
  if (!kind) throw CatalogueError.of('GALLERY_IMAGE_INVALID');
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { autoOrient } = await image.metadata();
    const thumbnail = await image
      .timeout({ seconds: WITHIN_SECONDS })
      .autoOrient()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
    const { mediaType, ending } = kind;
    return { mediaType, ending, width: autoOrient.width, height: autoOrient.height, thumbnail };
  } catch (cause) {
    throw CatalogueError.with('GALLERY_IMAGE_INVALID', {}, { cause });
  }
}

function begins(file: Buffer, signature: string): boolean {
  const bytes = Buffer.from(signature, 'hex');
  return file.subarray(0, bytes.length).equals(bytes);
}
