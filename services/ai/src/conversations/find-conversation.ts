import { Injectable } from '@nestjs/common';
import { CatalogueError, type Conversation } from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { asConversation } from './as-conversation.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { MessageRepository } from './message.repository.js';
import { ShareRepository } from './share.repository.js';

/** Finds a reader's conversations: those of others are not there. */
@Injectable()
export class FindConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError CONVERSATION_NOT_FOUND */
  async one(ownerId: OwnerId, id: string): Promise<ConversationRecord> {
    const conversation = await this.conversations.get(ownerId, id);
    if (!conversation) throw CatalogueError.of('CONVERSATION_NOT_FOUND');
    return conversation;
  }

  /** With its messages that follow one of them. @throws CatalogueError CONVERSATION_NOT_FOUND */
  async whole(ownerId: OwnerId, id: string, after?: string): Promise<Conversation> {
    const [conversation, messages, shares] = await Promise.all([
      this.one(ownerId, id),
      this.messages.all(ownerId, id),
      this.shares.of(ownerId, id),
    ]);
    return asConversation(conversation, messages, shares, { now: this.clock.now(), after });
  }
}
