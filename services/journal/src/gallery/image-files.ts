import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { blobKey, BlobStore, BlobTooLargeError, isBlobKey, readWhole } from '@word-unfolded/storage';
import type { Readable } from 'node:stream';
import type { ImageRecord } from './image.schema.js';
import type { ReadImage } from './read-image.js';

/** Folder for uploads of the gateway. A request may not name any other key of the store. */
const UPLOADS = 'incoming/';

/** The source of an image: an upload that the gateway has stored, or a signed address. */
export type ImageSource = { readonly upload: string } | { readonly address: string };

type Keys = Pick<ImageRecord, 'file' | 'thumbnail'>;

/** The image files in the store. All files of a reader are in one folder, so that deleting the folder misses none. */
@Injectable()
export class ImageFiles {
  constructor(
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Reads the content of a source.
   *
   * @throws AppError GALLERY_ADDRESS_REFUSED, GALLERY_IMAGE_TOO_LARGE
   */
  async take(source: ImageSource): Promise<Buffer> {
    const contents =
      'upload' in source ? await this.upload(source.upload) : await this.signed(source.address);
    try {
      return await readWhole(contents, GALLERY_LIMITS.imageBytes);
    } catch (error) {
      throw error instanceof BlobTooLargeError ? AppError.of('GALLERY_IMAGE_TOO_LARGE') : error;
    }
  }

  /** Returns new keys for the files of an image. */
  keysOf(userId: string, { ending }: Pick<ReadImage, 'ending'>): Keys {
    const folder = folderOf(userId);
    return { file: blobKey(folder, ending), thumbnail: blobKey(folder, 'webp') };
  }

  async put({ file, thumbnail }: Keys, image: Uint8Array, small: Uint8Array): Promise<void> {
    await this.store.put(file, image);
    await this.store.put(thumbnail, small);
  }

  /** @throws any error of the store; then some of the files may still exist */
  async remove({ file, thumbnail }: Keys): Promise<void> {
    await this.store.remove(file);
    await this.store.remove(thumbnail);
  }

  /** Removes the upload of a source. A signed address has none. */
  async discard(source: ImageSource): Promise<void> {
    if (!('upload' in source) || !isUpload(source.upload)) return;
    await this.store
      .remove(source.upload)
      .catch((error: unknown) => this.log.warn({ err: error }, 'could not remove an uploaded image'));
  }

  /** Signs addresses from which a browser can load both files for this many seconds. */
  async addressesOf(
    { file, thumbnail }: Keys,
    lifetimeSeconds: number,
  ): Promise<{ readonly url: string; readonly thumbnailUrl: string }> {
    const [url, thumbnailUrl] = await Promise.all([
      this.store.signedAddress(file, lifetimeSeconds),
      this.store.signedAddress(thumbnail, lifetimeSeconds),
    ]);
    return { url, thumbnailUrl };
  }

  private async upload(key: string): Promise<Readable> {
    const contents = isUpload(key) ? await this.store.get(key) : null;
    if (!contents) throw new Error('the uploaded image is not in the store');
    return contents;
  }

  private async signed(address: string): Promise<Readable> {
    const contents = await this.store.openSigned(address);
    if (!contents) throw AppError.of('GALLERY_ADDRESS_REFUSED');
    return contents;
  }
}

function isUpload(key: string): boolean {
  return key.startsWith(UPLOADS) && isBlobKey(key);
}

function folderOf(userId: string): string {
  return `gallery/${userId}`;
}
