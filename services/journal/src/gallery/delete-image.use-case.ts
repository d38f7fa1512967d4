import { Injectable } from '@nestjs/common';
import { CatalogueError, type DeleteImage, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { ImageRepository } from './image.repository.js';

/** Takes an image out of the gallery. Its files go when it can no longer be put back. */
@Injectable()
export class DeleteImageUseCase {
  constructor(
    private readonly images: ImageRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError GALLERY_IMAGE_NOT_FOUND */
  async execute({ userId, imageId }: RequestOf<typeof DeleteImage>): Promise<ResponseOf<typeof DeleteImage>> {
    const now = this.clock.now();
    const deleted = await this.images.move(ownerOf(userId), imageId, ['kept', 'leaving'], now);
    if (!deleted) throw CatalogueError.of('GALLERY_IMAGE_NOT_FOUND');
    const until = new Date(now.getTime() + GALLERY_LIMITS.restoreMinutes * 60_000);
    return { id: imageId, restorableUntil: until.toISOString() };
  }
}
