import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { assertCallerWaits, KeyedMutex } from '@word-unfolded/service-kit';

/**
 * Serializes the changes of one reader's journal within this process. Each change takes the next number of the same
 * sequence, so concurrent transactions would only conflict; between processes the database handles the conflict. A
 * change whose caller has timed out in the meantime is not started. Otherwise a database outage would leave a queue of
 * changes without callers.
 */
@Injectable()
export class OwnerMutex {
  private readonly mutex = new KeyedMutex<OwnerId>();

  /** @throws AppError SERVICE_TIMEOUT when the caller has timed out before its turn; any error of the work */
  take<Result>(ownerId: OwnerId, work: () => Promise<Result>): Promise<Result> {
    return this.mutex.run(ownerId, async () => {
      assertCallerWaits();
      return work();
    });
  }
}
