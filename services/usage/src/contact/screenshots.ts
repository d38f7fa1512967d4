import { Inject, Injectable } from '@nestjs/common';
import { AppError, FEEDBACK_LIMITS } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import {
  blobKey,
  BlobStore,
  BlobTooLargeError,
  isBlobKey,
  pictureEnding,
  readWhole,
} from '@word-unfolded/storage';

/** Top folder of the screenshots; each reader's are in a folder named by the account, and are erased with it. */
export const SCREENSHOT_FOLDER = 'feedback';

/** Folder for uploads of the gateway. A request may not name any other key of the store. */
const UPLOADS = 'incoming/';

/** The screenshots that readers send with their feedback. They are stored as they are, and never decoded here. */
@Injectable()
export class Screenshots {
  constructor(
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Moves an upload of the gateway to the files of a reader.
   *
   * @returns the key of the file
   * @throws AppError SCREENSHOT_INVALID if it is no PNG, JPEG or WebP, whatever it was declared to be; SCREENSHOT_TOO_LARGE
   */
  async take(ownerId: OwnerId, upload: string): Promise<string> {
    try {
      const file = await this.read(upload);
      const ending = pictureEnding(file);
      if (!ending) throw AppError.of('SCREENSHOT_INVALID');
      const key = blobKey(`${SCREENSHOT_FOLDER}/${ownerId}`, ending);
      await this.store.put(key, file);
      return key;
    } finally {
      await this.remove(upload);
    }
  }

  /** Removes a file of a message that could not be stored, or an upload. */
  async remove(key: string): Promise<void> {
    if (!isBlobKey(key)) return;
    await this.store
      .remove(key)
      .catch((error: unknown) => this.log.warn({ err: error }, 'could not remove a screenshot'));
  }

  private async read(upload: string): Promise<Buffer> {
    const contents = upload.startsWith(UPLOADS) && isBlobKey(upload) ? await this.store.get(upload) : null;
    if (!contents) throw AppError.of('SCREENSHOT_INVALID');
    try {
      return await readWhole(contents, FEEDBACK_LIMITS.screenshotBytes);
    } catch (error) {
      throw error instanceof BlobTooLargeError ? AppError.of('SCREENSHOT_TOO_LARGE') : error;
    }
  }
}
