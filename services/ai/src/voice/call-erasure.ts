import { Injectable } from '@nestjs/common';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { CallStore } from './calls/call-store.js';

/** Ends the call of a deleted account, and removes it from Redis. Its words are messages of a conversation. */
@Injectable()
export class CallErasure extends ErasureParticipant {
  override readonly name = 'calls in Redis';
  override readonly phase = 'work';

  constructor(private readonly store: CallStore) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    const running = await this.store.runningOf(owner);
    if (running !== undefined) {
      const record = await this.store.get(running);
      if (record) await this.store.command(running, { wish: 'hung-up' });
      else await this.store.free(owner, running);
      return false;
    }
    await this.store.forgetAllOf(owner);
    return true;
  }
}
