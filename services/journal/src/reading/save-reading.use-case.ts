import { Controller } from '@nestjs/common';
import { SaveReading, type RequestOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { mergeReading, NOTHING_READ, type Reading } from '@word-unfolded/domain';
import { retryIfDuplicate, type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { notLaterThan } from '../common/not-later-than.js';
import { ReadingRepository } from './reading.repository.js';

/** Merges the reading state of a device with the stored one. */
@Controller()
export class SaveReadingUseCase {
  constructor(
    private readonly readings: ReadingRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @Handles(SaveReading)
  execute({ userId, reading }: RequestOf<typeof SaveReading>): Promise<Reading> {
    const ownerId = ownerOf(userId);
    const sent = timely(reading, this.clock.now());
    return retryIfDuplicate(() => this.unitOfWork.run(() => this.merge(ownerId, sent)));
  }

  private async merge(ownerId: OwnerId, sent: Reading): Promise<Reading> {
    const together = mergeReading(await this.readings.get(ownerId), sent);
    await this.readings.put(ownerId, together);
    return together;
  }
}

function timely({ recentlyViewed, history, clearedAt }: Reading, now: Date): Reading {
  return mergeReading(NOTHING_READ, {
    recentlyViewed: recentlyViewed.map((view) => ({ ...view, viewedAt: notLaterThan(now, view.viewedAt) })),
    history: history.map((read) => ({ ...read, timestamp: notLaterThan(now, read.timestamp) })),
    clearedAt: notLaterThan(now, clearedAt),
  });
}
