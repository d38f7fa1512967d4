import { Injectable } from '@nestjs/common';
import { AppError, type DeleteImage, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { GALLERY_LIMITS } from '@word-unfolded/domain';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ImageRepository } from './image.repository.js';

/** Deletes an image from the gallery. Its files are removed when the time to restore it is over. */
@Injectable()
export class DeleteImageUseCase {
  constructor(
    private readonly images: ImageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError GALLERY_IMAGE_NOT_FOUND */
  async execute({ userId, imageId }: RequestOf<typeof DeleteImage>): Promise<ResponseOf<typeof DeleteImage>> {
    const now = this.clock.now();
    return this.unitOfWork.run(async () => {
      const deleted = await this.images.move(ownerOf(userId), imageId, ['kept', 'leaving'], now);
      if (!deleted) throw AppError.of('GALLERY_IMAGE_NOT_FOUND');
      const until = new Date(now.getTime() + GALLERY_LIMITS.restoreMinutes * 60_000);
      return { id: imageId, restorableUntil: until.toISOString() };
    });
  }
}
