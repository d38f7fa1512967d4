import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type ResponseOf, type RestoreImage } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';
import { imageView } from './image-view.js';

/** Puts an image back that was just deleted, at the place that it had. */
@Injectable()
export class RestoreImageUseCase {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError GALLERY_IMAGE_NOT_FOUND, also when its files have gone */
  async execute(request: RequestOf<typeof RestoreImage>): Promise<ResponseOf<typeof RestoreImage>> {
    const { userId, imageId } = request;
    const ownerId = ownerOf(userId);
    const now = this.clock.now();
    const image = await this.images.move(ownerId, imageId, ['leaving', 'kept'], now);
    if (!image) throw CatalogueError.of('GALLERY_IMAGE_NOT_FOUND');
    return imageView(image, this.files, now);
  }
}
