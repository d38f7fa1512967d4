import { Injectable } from '@nestjs/common';
import type { Conversation, CreateConversation, RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { newId } from '../common/new-id.js';
import { asConversation } from './as-conversation.js';
import { ConversationWrites } from './conversation-writes.js';
import { ConversationRepository } from './conversation.repository.js';

/** Creates an empty conversation. */
@Injectable()
export class CreateConversationUseCase {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly writes: ConversationWrites,
    private readonly clock: Clock,
  ) {}

  async execute({
    userId,
    title,
    scriptureRef,
  }: RequestOf<typeof CreateConversation>): Promise<Conversation> {
    const ownerId = ownerOf(userId);
    const now = this.clock.now();
    return this.writes.run(ownerId, async () => {
      const conversation = await this.conversations.add(ownerId, {
        id: newId(),
        title: title ?? scriptureRef ?? '',
        isTitled: title !== undefined,
        scriptureRef: scriptureRef ?? null,
        isActive: true,
        currentId: null,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      });
      return asConversation(conversation, [], [], { now });
    });
  }
}
