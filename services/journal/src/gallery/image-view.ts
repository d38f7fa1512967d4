import type { GalleryImage } from '@word-unfolded/contracts';
import type { ImageFiles } from './image-files.js';
import type { ImageRecord } from './image.schema.js';

/** How long an address of an image is good at least, in seconds. */
const ADDRESS_LIFETIME_S = 3_600;

/** For how long the same address is given for the same image, in seconds: so that a browser need not load it again. */
const SAME_ADDRESS_S = 1_800;

/** What is known of an image, without where it can be loaded. */
export function imageFacts(image: ImageRecord): Omit<GalleryImage, 'url' | 'thumbnailUrl' | 'expiresIn'> {
  const { _id: id, createdAt, prompt, quote, style, typography, aesthetic, mood, entryId } = image;
  const { mediaType, width, height, bytes } = image;
  const making = { prompt, quote, style, typography, aesthetic, mood, entryId };
  return { id, ...making, mediaType, width, height, bytes, createdAt: createdAt.toISOString() };
}

/** An image as its reader gets it. */
export async function imageView(image: ImageRecord, files: ImageFiles, now: Date): Promise<GalleryImage> {
  const sinceChange = Math.floor(now.getTime() / 1_000) % SAME_ADDRESS_S;
  const expiresIn = ADDRESS_LIFETIME_S + SAME_ADDRESS_S - sinceChange;
  return { ...imageFacts(image), ...(await files.addressesOf(image, expiresIn)), expiresIn };
}
