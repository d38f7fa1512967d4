import { Injectable } from '@nestjs/common';
import type { Conversation, CreateConversation, RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { asConversation } from './as-conversation.js';
import { ConversationRepository } from './conversation.repository.js';

/** Begins a conversation in which nothing was said yet. */
@Injectable()
export class CreateConversationUseCase {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
    userId,
    title,
    scriptureRef,
  }: RequestOf<typeof CreateConversation>): Promise<Conversation> {
    const now = this.clock.now();
    const conversation = await this.conversations.add(ownerOf(userId), {
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
  }
}
