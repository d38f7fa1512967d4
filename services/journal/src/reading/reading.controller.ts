import { Controller } from '@nestjs/common';
import { GetReading, SaveReading, type RequestOf } from '@word-unfolded/contracts';
import type { Reading } from '@word-unfolded/domain';
import { Handles } from '@word-unfolded/service-kit';
import { GetReadingUseCase } from './get-reading.use-case.js';
import { SaveReadingUseCase } from './save-reading.use-case.js';

/** Handles the messages for recent views and reading progress. */
@Controller()
export class ReadingController {
  constructor(
    private readonly get: GetReadingUseCase,
    private readonly save: SaveReadingUseCase,
  ) {}

  @Handles(GetReading)
  getReading(request: RequestOf<typeof GetReading>): Promise<Reading> {
    return this.get.execute(request);
  }

  @Handles(SaveReading)
  saveReading(request: RequestOf<typeof SaveReading>): Promise<Reading> {
    return this.save.execute(request);
  }
}
