import { Injectable } from '@nestjs/common';
import type { Conversation, CreateConversation, RequestOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { newId } from '../common/new-id.js';
import { asConversation } from './as-conversation.js';
import { ConversationRepository } from './conversation.repository.js';

/** Creates an empty conversation. */
@Injectable()
export class CreateConversationUseCase {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({
    userId,
    title,
    scriptureRef,
  }: RequestOf<typeof CreateConversation>): Promise<Conversation> {
    const ownerId = ownerOf(userId);
    const now = this.clock.now();
    return this.unitOfWork.run(async () => {
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
