import { Injectable } from '@nestjs/common';
import { AppError, type Conversation } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { asConversation } from './as-conversation.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { MessageRepository } from './messages/message.repository.js';
import { ShareRepository } from './sharing/share.repository.js';

/** Finds a reader's own conversations. Those of others count as missing. */
@Injectable()
export class FindConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CONVERSATION_NOT_FOUND */
  async one(ownerId: OwnerId, id: string): Promise<ConversationRecord> {
    const conversation = await this.conversations.get(ownerId, id);
    if (!conversation) throw AppError.of('CONVERSATION_NOT_FOUND');
    return conversation;
  }

  /** The conversation with the messages after one of them. @throws AppError CONVERSATION_NOT_FOUND */
  async whole(ownerId: OwnerId, id: string, after?: string): Promise<Conversation> {
    const [conversation, messages, shares] = await Promise.all([
      this.one(ownerId, id),
      this.messages.all(ownerId, id),
      this.shares.of(ownerId, id),
    ]);
    return asConversation(conversation, messages, shares, { now: this.clock.now(), after });
  }
}
