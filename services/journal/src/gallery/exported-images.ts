import { Injectable } from '@nestjs/common';
import type { ChunkOf, ReadKeptJournal } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';
import { imageFacts } from './image-view.js';

/** The longest for which a bucket signs an address, in seconds: a week. */
const ADDRESS_LIFETIME_S = 7 * 86_400;

type ExportedImage = Extract<ChunkOf<typeof ReadKeptJournal>, { part: 'gallery' }>['items'][number];

/** The images of a reader, for the file that they take along. */
@Injectable()
export class ExportedImages {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  /** Each image that a reader keeps, with an address from which it can be loaded for a week. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<ExportedImage> {
    for await (const image of this.images.everyOne(ownerId)) {
      const until = new Date(this.clock.now().getTime() + ADDRESS_LIFETIME_S * 1_000);
      const { url: address } = await this.files.addressesOf(image, ADDRESS_LIFETIME_S);
      yield { ...imageFacts(image), address, addressUntil: until.toISOString() };
    }
  }
}
