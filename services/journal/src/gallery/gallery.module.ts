import { Module } from '@nestjs/common';
import { erasesFilesIn, StorageModule } from '@word-unfolded/storage';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { DeleteImageUseCase } from './delete-image.use-case.js';
import { ExportedImages } from './exported-images.js';
import { GalleryController } from './gallery.controller.js';
import { GalleryRetention } from './gallery-retention.js';
import { ImageFiles } from './image-files.js';
import { ImageRemoval } from './image-removal.js';
import { ImageRepository } from './image.repository.js';
import { ListImagesUseCase } from './list-images.use-case.js';
import { RestoreImageUseCase } from './restore-image.use-case.js';
import { SaveImageUseCase } from './save-image.use-case.js';

/** The gallery. The service's main.ts must list `storageConfiguration`. */
@Module({
  imports: [EntryRecordsModule, StorageModule],
  controllers: [GalleryController],
  providers: [
    ImageRepository,
    ImageFiles,
    ImageRemoval,
    GalleryRetention,
    ExportedImages,
    erasesFilesIn('gallery'),
    SaveImageUseCase,
    ListImagesUseCase,
    DeleteImageUseCase,
    RestoreImageUseCase,
  ],
  exports: [ExportedImages],
})
export class GalleryModule {}
