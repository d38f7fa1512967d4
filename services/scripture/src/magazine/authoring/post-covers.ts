import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { POST_LIMITS } from '@word-unfolded/domain';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import {
  blobKey,
  BlobStore,
  BlobTooLargeError,
  isBlobKey,
  pictureEnding,
  readWhole,
} from '@word-unfolded/storage';

const COVERS_FOLDER = 'magazine';

/** Folder for uploads of the gateway. A request may not name any other key of the store. */
const UPLOADS = 'incoming/';

/** The covers that were uploaded for posts. They are stored as they are, and never decoded here. */
@Injectable()
export class PostCovers {
  constructor(
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Moves an upload of the gateway to the covers.
   *
   * @returns the key of the file
   * @throws AppError POST_COVER_INVALID if it is no PNG, JPEG or WebP, whatever it was declared to be; POST_COVER_TOO_LARGE
   */
  async take(upload: string): Promise<string> {
    try {
      const file = await this.read(upload);
      const ending = pictureEnding(file);
      if (!ending) throw AppError.of('POST_COVER_INVALID');
      const key = blobKey(COVERS_FOLDER, ending);
      await this.store.put(key, file);
      return key;
    } finally {
      await this.remove(upload);
    }
  }

  async remove(key: string): Promise<void> {
    if (!isBlobKey(key)) return;
    await this.store
      .remove(key)
      .catch((error: unknown) => this.log.warn({ err: error }, 'could not remove a cover'));
  }

  private async read(upload: string): Promise<Buffer> {
    const contents = upload.startsWith(UPLOADS) && isBlobKey(upload) ? await this.store.get(upload) : null;
    if (!contents) throw AppError.of('POST_COVER_INVALID');
    try {
      return await readWhole(contents, POST_LIMITS.coverBytes);
    } catch (error) {
      throw error instanceof BlobTooLargeError ? AppError.of('POST_COVER_TOO_LARGE') : error;
    }
  }
}
