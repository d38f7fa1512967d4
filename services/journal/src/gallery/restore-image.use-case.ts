import { Injectable } from '@nestjs/common';
import { AppError, type RequestOf, type ResponseOf, type RestoreImage } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';
import { imageView } from './image-view.js';

/** Restores an image that was just deleted, at its former place. */
@Injectable()
export class RestoreImageUseCase {
  constructor(
    private readonly images: ImageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError GALLERY_IMAGE_NOT_FOUND, also if its files were already removed */
  async execute(request: RequestOf<typeof RestoreImage>): Promise<ResponseOf<typeof RestoreImage>> {
    const { userId, imageId } = request;
    const ownerId = ownerOf(userId);
    const now = this.clock.now();
    const image = await this.unitOfWork.run(() =>
      this.images.move(ownerId, imageId, ['leaving', 'kept'], now),
    );
    if (!image) throw AppError.of('GALLERY_IMAGE_NOT_FOUND');
    return imageView(image, this.files, now);
  }
}
