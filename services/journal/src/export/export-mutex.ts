import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { KeyedMutex } from '@word-unfolded/service-kit';
import pLimit from 'p-limit';

/** Number of files written at the same time. Each uses a processor while it is written. */
const AT_ONCE = 2;

/** Number of requests that may wait. Further ones are refused as busy. */
const WAITING_AT_MOST = 20;

/**
 * Limits how many files a process writes at once, and allows one per reader, so that an export of ten thousand entries
 * does not block an export of one.
 */
@Injectable()
export class ExportMutex {
  private readonly readers = new KeyedMutex<string>();
  private readonly files = pLimit(AT_ONCE);

  /** @throws AppError SERVICE_UNAVAILABLE when too many wait; any error of the work */
  async take<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    if (this.readers.size >= AT_ONCE + WAITING_AT_MOST) throw AppError.of('SERVICE_UNAVAILABLE');
    return this.readers.run(userId, () => this.files(work));
  }
}
