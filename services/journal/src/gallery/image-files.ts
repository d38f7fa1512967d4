import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { blobKey, BlobStore, isBlobKey } from '@word-unfolded/storage';
import type { Readable } from 'node:stream';
import type { ImageRecord } from './image.schema.js';
import type { ReadImage } from './read-image.js';

/** Where the gateway puts what readers send. Nothing else in the store may be taken by its key. */
const UPLOADS = 'incoming/';

/** Where an image is to be taken from: a file that the gateway has put into the store, or what a signed address leads to. */
export type ImageSource = { readonly upload: string } | { readonly address: string };

type Keys = Pick<ImageRecord, 'file' | 'thumbnail'>;

/** The files of images, in the store. All of a reader's are in one folder, so that none can be forgotten when they go. */
@Injectable()
export class ImageFiles {
  constructor(
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * What a source holds.
   *
   * @throws CatalogueError GALLERY_ADDRESS_REFUSED, GALLERY_IMAGE_TOO_LARGE
   */
  async take(source: ImageSource): Promise<Buffer> {
    const contents =
      'upload' in source ? await this.upload(source.upload) : await this.signed(source.address);
    return bounded(contents);
  }

  /** New keys for the files of an image. */
  keysOf(userId: string, { ending }: Pick<ReadImage, 'ending'>): Keys {
    const folder = folderOf(userId);
    return { file: blobKey(folder, ending), thumbnail: blobKey(folder, 'webp') };
  }

  async put({ file, thumbnail }: Keys, image: Uint8Array, square: Uint8Array): Promise<void> {
    await this.store.put(file, image);
    await this.store.put(thumbnail, square);
  }

  /** @throws whatever the store throws: then some of them may still be there */
  async remove({ file, thumbnail }: Keys): Promise<void> {
    await this.store.remove(file);
    await this.store.remove(thumbnail);
  }

  /** Removes what a source has brought for this use alone. */
  async discard(source: ImageSource): Promise<void> {
    if (!('upload' in source) || !isUpload(source.upload)) return;
    await this.store
      .remove(source.upload)
      .catch((error: unknown) => this.log.warn({ err: error }, 'an uploaded image could not be removed'));
  }

  /** Removes every file of a reader's gallery. */
  async removeAll(userId: string): Promise<void> {
    await this.store.removeFolder(folderOf(userId));
  }

  /** Addresses from which a browser can load both files for so many seconds. */
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
    if (!contents) throw CatalogueError.of('GALLERY_ADDRESS_REFUSED');
    return contents;
  }
}

function isUpload(key: string): boolean {
  return key.startsWith(UPLOADS) && isBlobKey(key);
}

function folderOf(userId: string): string {
  return `gallery/${userId}`;
}

async function bounded(contents: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of contents as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    if (bytes > GALLERY_LIMITS.imageBytes) throw CatalogueError.of('GALLERY_IMAGE_TOO_LARGE');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
