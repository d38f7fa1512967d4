import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { DeletedAccounts } from '../common/deleted-accounts.js';
import { ConversationWrites } from './conversation-writes.js';

/** Deletes the conversations and shares of a deleted account. */
@Injectable()
export class ForgetConversations {
  constructor(
    private readonly writes: ConversationWrites,
    private readonly deleted: DeletedAccounts,
  ) {}

  @Consumes(AccountDeleted, { as: 'forget-conversations' })
  async forget({ userId, at }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    const ownerId = ownerOf(userId);
    await this.deleted.add(ownerId, new Date(at));
    await this.writes.removeAll(ownerId);
  }
}
