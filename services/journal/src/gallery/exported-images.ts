import { Injectable } from '@nestjs/common';
import type { ChunkOf, ReadStoredJournal } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ImageFiles } from './image-files.js';
import { ImageRepository } from './image.repository.js';
import { imageFacts } from './image-view.js';

/** The longest lifetime of a signed S3 address, in seconds: a week. */
const ADDRESS_LIFETIME_S = 7 * 86_400;

type ExportedImage = Extract<ChunkOf<typeof ReadStoredJournal>, { part: 'gallery' }>['items'][number];

/** The images of a reader, for the account export. */
@Injectable()
export class ExportedImages {
  constructor(
    private readonly images: ImageRepository,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  /** Yields each stored image of a reader with an address that is valid for a week. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<ExportedImage> {
    for await (const image of this.images.everyOne(ownerId)) {
      const until = new Date(this.clock.now().getTime() + ADDRESS_LIFETIME_S * 1_000);
      const { url: address } = await this.files.addressesOf(image, ADDRESS_LIFETIME_S);
      yield { ...imageFacts(image), address, addressUntil: until.toISOString() };
    }
  }
}
