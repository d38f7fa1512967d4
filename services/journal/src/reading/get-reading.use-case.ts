import { Injectable } from '@nestjs/common';
import type { GetReading, RequestOf } from '@word-unfolded/contracts';
import type { Reading } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { ReadingRepository } from './reading.repository.js';

/** Returns the recent views and the reading progress of a reader. */
@Injectable()
export class GetReadingUseCase {
  constructor(private readonly readings: ReadingRepository) {}

  execute({ userId }: RequestOf<typeof GetReading>): Promise<Reading> {
    return this.readings.get(ownerOf(userId));
  }
}
