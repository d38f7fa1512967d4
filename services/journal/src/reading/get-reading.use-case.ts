import { Controller } from '@nestjs/common';
import { GetReading, type RequestOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { Reading } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { ReadingRepository } from './reading.repository.js';

/** Returns the recent views and the reading progress of a reader. */
@Controller()
export class GetReadingUseCase {
  constructor(private readonly readings: ReadingRepository) {}

  @Handles(GetReading)
  execute({ userId }: RequestOf<typeof GetReading>): Promise<Reading> {
    return this.readings.get(ownerOf(userId));
  }
}
