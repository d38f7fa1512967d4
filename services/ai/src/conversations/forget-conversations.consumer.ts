import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { ConversationRepository } from './conversation.repository.js';
import { MessageRepository } from './message.repository.js';
import { ShareRepository } from './share.repository.js';

/** Deletes the conversations of a reader whose account is gone, and what they shared. */
@Injectable()
export class ForgetConversations {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
  ) {}

  @Consumes(AccountDeleted, { as: 'forget-conversations' })
  async forget({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    const ownerId = ownerOf(userId);
    await this.shares.removeAll(ownerId);
    await this.messages.removeAll(ownerId);
    await this.conversations.removeAll(ownerId);
  }
}
