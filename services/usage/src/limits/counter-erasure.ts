import { Injectable } from '@nestjs/common';
import { UsageCounters } from '@word-unfolded/metering';
import { ErasureParticipant } from '@word-unfolded/service-kit';

/** Removes the counters of usage of a deleted account from Redis. */
@Injectable()
export class CounterErasure extends ErasureParticipant {
  override readonly name = 'counters of usage in Redis';
  override readonly phase = 'rows';

  constructor(private readonly counters: UsageCounters) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    await this.counters.forget(owner);
    return true;
  }
}
