import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';
import type { ImageRecord, ImageState } from './image.schema.js';

/**
 * Removes images permanently. An image first becomes impossible to restore, then its files are removed, then its
 * record.
 */
@Injectable()
export class ImageRemoval {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Removes an image, unless its state has changed since it was read.
   *
   * @throws any error of the store or the database; then the record still exists and the sweep finds it
   */
  async remove(ownerId: OwnerId, image: ImageRecord, seen: Exclude<ImageState, 'kept'>): Promise<void> {
    const { _id: id } = image;
    if (seen !== 'going' && !(await this.images.move(ownerId, id, [seen, 'going'], this.clock.now()))) return;
    await this.files.remove(image);
    await this.images.remove(ownerId, id);
  }

  /** Removes an image. If that fails, the sweep retries. */
  async tryToRemove(ownerId: OwnerId, image: ImageRecord, seen: Exclude<ImageState, 'kept'>): Promise<void> {
    await this.remove(ownerId, image, seen).catch((error: unknown) =>
      this.log.warn({ err: error, image: image._id }, 'could not remove an image; the sweep retries'),
    );
  }
}
