import { Injectable } from '@nestjs/common';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { GenerationStore } from './generations/generation-store.js';
import { senderOfReader } from './generations/run.js';

/** Stops the answers that are being generated for a deleted account, and removes all of its answers from Redis. */
@Injectable()
export class AnswerErasure extends ErasureParticipant {
  override readonly name = 'answers in Redis';
  override readonly phase = 'work';

  constructor(private readonly store: GenerationStore) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    const sender = senderOfReader(owner);
    await this.store.stopAllOf(sender);
    await this.store.forgetAllOf(sender);
    return true;
  }
}
