import type { GalleryImage } from '@word-unfolded/contracts';
import type { ImageFiles } from './image-files.js';
import type { ImageRecord } from './image.schema.js';

/** Minimum lifetime of an image address, in seconds. */
const ADDRESS_LIFETIME_S = 3_600;

/** How long an image has the same address, in seconds, so that a browser can use its cached copy. */
const SAME_ADDRESS_S = 1_800;

/** The properties of an image without its addresses. */
export function imageFacts(image: ImageRecord): Omit<GalleryImage, 'url' | 'thumbnailUrl' | 'expiresIn'> {
  const { _id: id, createdAt, prompt, quote, style, typography, aesthetic, mood, entryId } = image;
  const { source = '', edition = '' } = image;
  const { mediaType, width, height, bytes } = image;
  const making = { prompt, quote, style, typography, aesthetic, mood, entryId, source, edition };
  return { id, ...making, mediaType, width, height, bytes, createdAt: createdAt.toISOString() };
}

/** The response form of an image. */
export async function imageView(image: ImageRecord, files: ImageFiles, now: Date): Promise<GalleryImage> {
  const sinceChange = Math.floor(now.getTime() / 1_000) % SAME_ADDRESS_S;
  const expiresIn = ADDRESS_LIFETIME_S + SAME_ADDRESS_S - sinceChange;
  return { ...imageFacts(image), ...(await files.addressesOf(image, expiresIn)), expiresIn };
}
