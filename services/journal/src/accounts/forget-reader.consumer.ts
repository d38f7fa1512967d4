import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { BookmarkRepository } from '../bookmarks/bookmark.repository.js';
import { ReadingRepository } from '../reading/reading.repository.js';

/** Deletes what was kept for a reader whose account is gone. */
@Injectable()
export class ForgetReader {
  constructor(
    private readonly bookmarks: BookmarkRepository,
    private readonly readings: ReadingRepository,
  ) {}

  @Consumes(AccountDeleted, { as: 'forget-reader' })
  async forget({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    const ownerId = ownerOf(userId);
    await this.bookmarks.removeAll(ownerId);
    await this.readings.removeAll(ownerId);
  }
}
