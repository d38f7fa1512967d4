import { Controller } from '@nestjs/common';
import {
  BeginImage,
  DrawShareCard,
  GenerateImage,
  ImageQueue,
  ListImageProviders,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ImageJobs } from './image-jobs.js';
import { ShareCards } from './share-cards.js';
import { ImageProviders } from './providers/image-providers.js';

/** Shorter than the deadline of the caller, so that the caller gets this service's own error. */
const WAIT_MS = GenerateImage.timeoutMs - 5_000;

/** Messages about quote images. */
@Controller()
export class ImagesController {
  constructor(
    private readonly jobs: ImageJobs,
    private readonly providers: ImageProviders,
    private readonly shareCards: ShareCards,
  ) {}

  /** @throws AppError as the contract says */
  @Handles(GenerateImage)
  async generate(request: RequestOf<typeof GenerateImage>): Promise<ResponseOf<typeof GenerateImage>> {
    const before = await this.jobs.madeBefore(request);
    return before ?? this.jobs.end(await this.jobs.begin(request), request.subject, WAIT_MS);
  }

  /** @throws AppError as the contract says */
  @Handles(BeginImage)
  async begin(request: RequestOf<typeof BeginImage>): Promise<ResponseOf<typeof BeginImage>> {
    return { jobId: `${ImageQueue.name}.${await this.jobs.begin(request)}` };
  }

  @Handles(DrawShareCard)
  async drawShareCard(request: RequestOf<typeof DrawShareCard>): Promise<ResponseOf<typeof DrawShareCard>> {
    return this.shareCards.draw(request);
  }

  @Handles(ListImageProviders)
  async list(): Promise<ResponseOf<typeof ListImageProviders>> {
    return this.providers.list();
  }
}
