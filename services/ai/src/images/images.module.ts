import { Module } from '@nestjs/common';
import { ImageQueue } from '@word-unfolded/contracts';
import { MeteringModule } from '@word-unfolded/metering';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { erasesFilesIn, expiresFilesIn, StorageModule } from '@word-unfolded/storage';
import { GroundingModule } from '../grounding/grounding.module.js';
import { LibraryModule } from '../library/library.module.js';
import { ModelsModule } from '../models/models.module.js';
import { CardPainter } from './cards/card-painter.js';
import { ImageJobs } from './image-jobs.js';
import { ImageMaker } from './image-maker.js';
import { ImagesController } from './images.controller.js';
import { IMAGES_FOLDER, MadeImages, STORED_HOURS } from './made-images.js';
import { CardImageProvider } from './providers/card-image-provider.js';
import { ImageProviders } from './providers/image-providers.js';
import { ModelImageProvider } from './providers/model-image-provider.js';
import { SHARE_CARD_DAYS, SHARE_CARDS_FOLDER, ShareCards } from './share-cards.js';
import { QuoteChecker } from './words/quote-checker.js';

/** Each image occupies a processor, and this process has other requests to answer. */
const AT_A_TIME = 2;

/** A reader waits: a worker that has not renewed its lock for so long counts as dead, and the job starts again. */
const DEAD_AFTER_MS = 10_000;

/** A quote that has killed two workers is refused, while its reader still waits. */
const DEATHS_PER_JOB = 1;

/**
 * Makes images of quotes; the main file of the service lists `imagesConfiguration`, `modelsConfiguration`,
 * `redisConfiguration` and `storageConfiguration`.
 */
@Module({
  imports: [
    QueueModule.of(ImageQueue),
    MeteringModule,
    StorageModule,
    GroundingModule,
    LibraryModule,
    ModelsModule,
  ],
  controllers: [ImagesController],
  providers: [
    CardPainter,
    CardImageProvider,
    ModelImageProvider,
    ImageProviders,
    QuoteChecker,
    MadeImages,
    ImageJobs,
    ImageMaker,
    ShareCards,
    worksOn(ImageQueue, ImageMaker, {
      deadAfterMs: DEAD_AFTER_MS,
      deathsPerJob: DEATHS_PER_JOB,
      concurrency: AT_A_TIME,
    }),
    expiresFilesIn(IMAGES_FOLDER, STORED_HOURS),
    erasesFilesIn(IMAGES_FOLDER),
    expiresFilesIn(SHARE_CARDS_FOLDER, SHARE_CARD_DAYS * 24),
  ],
})
export class ImagesModule {}
