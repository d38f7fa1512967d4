import { Controller } from '@nestjs/common';
import { GetReading, KeepReading, type RequestOf } from '@word-unfolded/contracts';
import type { Reading } from '@word-unfolded/domain';
import { Handles } from '@word-unfolded/service-kit';
import { GetReadingUseCase } from './get-reading.use-case.js';
import { KeepReadingUseCase } from './keep-reading.use-case.js';

/** What others ask of what a reader has viewed and read. */
@Controller()
export class ReadingController {
  constructor(
    private readonly get: GetReadingUseCase,
    private readonly keep: KeepReadingUseCase,
  ) {}

  @Handles(GetReading)
  getReading(request: RequestOf<typeof GetReading>): Promise<Reading> {
    return this.get.execute(request);
  }

  @Handles(KeepReading)
  keepReading(request: RequestOf<typeof KeepReading>): Promise<Reading> {
    return this.keep.execute(request);
  }
}
