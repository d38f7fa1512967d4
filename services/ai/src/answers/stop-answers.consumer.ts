import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { DeletedAccounts } from '../common/deleted-accounts.js';
import { GenerationStore } from './generations/generation-store.js';
import { senderOfReader } from './generations/run.js';

/** Stops the answers that are being generated for a deleted account, and deletes all of its answers. */
@Injectable()
export class StopAnswers {
  constructor(
    private readonly deleted: DeletedAccounts,
    private readonly store: GenerationStore,
  ) {}

  /** The record comes first: a replica that misses the message, or takes over an answer later, finds it. */
  @Consumes(AccountDeleted, { as: 'stop-answers' })
  async stop({ userId, at }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.deleted.add(ownerOf(userId), new Date(at));
    const sender = senderOfReader(userId);
    await this.store.stopAllOf(sender);
    await this.store.forgetAllOf(sender);
  }
}
