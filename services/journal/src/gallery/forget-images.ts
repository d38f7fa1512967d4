import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';

/** Removes the gallery of a reader whose account is gone. */
@Injectable()
export class ForgetImages {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws whatever the store throws; asked again, it does what is left to do */
  async ofReader(ownerId: OwnerId): Promise<void> {
    await this.images.removeAll(ownerId, this.clock.now());
    await this.files.removeAll(ownerId);
  }
}
