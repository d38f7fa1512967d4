import { AppError, type GALLERY_MEDIA_TYPES } from '@word-unfolded/contracts';
import sharp from 'sharp';

/** A decoded image that can be displayed, with its properties. */
export type ReadImage = {
  readonly mediaType: (typeof GALLERY_MEDIA_TYPES)[number];
  /** File extension. */
  readonly ending: 'png' | 'jpg' | 'webp';
  /** Displayed size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The whole image as WebP, at most {@link THUMBNAIL_SIDE} pixels wide and high. */
  readonly thumbnail: Buffer;
};

/** The longer side of the thumbnail in pixels: sharp on a phone that shows two columns. */
const THUMBNAIL_SIDE = 480;

const QUALITY = 80;

/** Far more pixels than any image model draws. A file of a few kilobytes can declare gigabytes of pixels. */
const MAX_PIXELS = 24_000_000;

const WITHIN_SECONDS = 10;

/** The first bytes of each format (PNG specification, 5.2; ITU T.81, B.1.1.3; RFC 9649, section 2.3). */
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
 * Decodes an image completely, so that a truncated file is refused.
 *
 * @throws AppError GALLERY_IMAGE_INVALID if the bytes are not PNG, JPEG or WebP, whatever the declared type
 */
export async function readImage(file: Buffer): Promise<ReadImage> {
  const kind = KINDS.find(({ isKind }) => isKind(file));
  if (!kind) throw AppError.of('GALLERY_IMAGE_INVALID');
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { autoOrient } = await image.metadata();
    const thumbnail = await image
      .timeout({ seconds: WITHIN_SECONDS })
      .autoOrient()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    const { mediaType, ending } = kind;
    return { mediaType, ending, width: autoOrient.width, height: autoOrient.height, thumbnail };
  } catch (cause) {
    throw AppError.with('GALLERY_IMAGE_INVALID', {}, { cause });
  }
}

function begins(file: Buffer, signature: string): boolean {
  const bytes = Buffer.from(signature, 'hex');
  return file.subarray(0, bytes.length).equals(bytes);
}
