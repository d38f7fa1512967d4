import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';

/** Removes the gallery of a reader whose account was deleted. */
@Injectable()
export class ForgetImages {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws any error of the store; a retry removes the rest */
  async ofReader(ownerId: OwnerId): Promise<void> {
    await this.images.removeAll(ownerId, this.clock.now());
    await this.files.removeAll(ownerId);
  }
}
