import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '../common/clock.js';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';
import type { ImageRecord, ImageState } from './image.schema.js';

/** Removes images for good: first they can no longer be put back, then their files go, and their record last. */
@Injectable()
export class ImageRemoval {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Removes an image, unless it is no longer in the state in which it was seen.
   *
   * @throws whatever the store or the database throws: then its record is still there, and the sweep finds it
   */
  async remove(ownerId: OwnerId, image: ImageRecord, seen: Exclude<ImageState, 'kept'>): Promise<void> {
    const { _id: id } = image;
    if (seen !== 'going' && !(await this.images.move(ownerId, id, [seen, 'going'], this.clock.now()))) return;
    await this.files.remove(image);
    await this.images.remove(ownerId, id);
  }

  /** The same, where a failure is left to the sweep. */
  async tryToRemove(ownerId: OwnerId, image: ImageRecord, seen: Exclude<ImageState, 'kept'>): Promise<void> {
    await this.remove(ownerId, image, seen).catch((error: unknown) =>
      this.log.warn({ err: error, image: image._id }, 'an image is removed later'),
    );
  }
}
