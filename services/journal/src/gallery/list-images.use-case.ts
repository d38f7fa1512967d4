import { Injectable } from '@nestjs/common';
import type { ListImages, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { paginationOf } from '../common/pages.js';
import { Clock } from '@word-unfolded/primitives';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';
import { imageView } from './image-view.js';

/** Lists the images of a reader by page. */
@Injectable()
export class ListImagesUseCase {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof ListImages>): Promise<ResponseOf<typeof ListImages>> {
    const { userId, page, limit, ...choice } = request;
    const wanted = { ...choice, skip: (page - 1) * limit, limit };
    const { images, total } = await this.images.list(ownerOf(userId), wanted);
    const now = this.clock.now();
    return {
      images: await Promise.all(images.map((image) => imageView(image, this.files, now))),
      pagination: paginationOf(page, limit, total),
    };
  }
}
