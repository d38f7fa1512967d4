import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type Conversation,
  type ForkConversation,
  type RequestOf,
} from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { ConversationRepository } from './conversation.repository.js';
import { FindConversation } from './find-conversation.js';
import { MessageRepository, type NewMessage } from './message.repository.js';
import type { MessageRecord } from './message.schema.js';
import { MessageTree } from './message-tree.js';

/** Begins a new conversation with what was said in another, up to a message. */
@Injectable()
export class ForkConversationUseCase {
  constructor(
    private readonly find: FindConversation,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND */
  async execute({ userId, id, messageId }: RequestOf<typeof ForkConversation>): Promise<Conversation> {
    const ownerId = ownerOf(userId);
    const { title, isTitled, scriptureRef } = await this.find.one(ownerId, id);
    const path = new MessageTree(await this.messages.all(ownerId, id)).path(messageId);
    if (path.length === 0) throw CatalogueError.of('MESSAGE_NOT_FOUND');
    const forkId = newId();
    const copies = copied(path, forkId);
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.conversations.add(ownerId, {
        id: forkId,
        title,
        isTitled,
        scriptureRef,
        isActive: true,
        currentId: copies.at(-1)!.id,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      });
      await this.messages.addMany(ownerId, copies);
    });
    return this.find.whole(ownerId, forkId);
  }
}

/** The same messages under other ids. Of one that is being written, what is there of it. */
function copied(path: readonly MessageRecord[], conversationId: string): NewMessage[] {
  let parentId: string | null = null;
  return path.map(({ role, content, status, writer, createdAt }) => {
    const copy: NewMessage = {
      conversationId,
      id: newId(),
      parentId,
      role,
      content,
      status: status === 'writing' ? 'stopped' : status,
      answerId: null,
      writer,
      createdAt,
    };
    parentId = copy.id;
    return copy;
  });
}
