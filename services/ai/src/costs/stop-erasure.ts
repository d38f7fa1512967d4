import { Injectable } from '@nestjs/common';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { StopLimit } from './stop-limit.js';

/** Removes the counters of stopped answers of a deleted account from Redis. */
@Injectable()
export class StopErasure extends ErasureParticipant {
  override readonly name = 'counters of stopped answers in Redis';
  override readonly phase = 'rows';

  constructor(private readonly stops: StopLimit) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    await this.stops.forget(owner);
    return true;
  }
}
