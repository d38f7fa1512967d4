import { Controller } from '@nestjs/common';
import {
  DeleteImage,
  ListImages,
  RestoreImage,
  SaveImage,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { DeleteImageUseCase } from './delete-image.use-case.js';
import { ListImagesUseCase } from './list-images.use-case.js';
import { RestoreImageUseCase } from './restore-image.use-case.js';
import { SaveImageUseCase } from './save-image.use-case.js';

/** Handles the messages for the gallery. */
@Controller()
export class GalleryController {
  constructor(
    private readonly list: ListImagesUseCase,
    private readonly save: SaveImageUseCase,
    private readonly remove: DeleteImageUseCase,
    private readonly restore: RestoreImageUseCase,
  ) {}

  @Handles(ListImages)
  listImages(request: RequestOf<typeof ListImages>): Promise<ResponseOf<typeof ListImages>> {
    return this.list.execute(request);
  }

  @Handles(SaveImage)
  saveImage(
    request: RequestOf<typeof SaveImage>,
    { signal }: CallContext,
  ): Promise<ResponseOf<typeof SaveImage>> {
    return this.save.execute(request, signal);
  }

  @Handles(DeleteImage)
  deleteImage(request: RequestOf<typeof DeleteImage>): Promise<ResponseOf<typeof DeleteImage>> {
    return this.remove.execute(request);
  }

  @Handles(RestoreImage)
  restoreImage(request: RequestOf<typeof RestoreImage>): Promise<ResponseOf<typeof RestoreImage>> {
    return this.restore.execute(request);
  }
}
