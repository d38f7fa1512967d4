import { Injectable } from '@nestjs/common';
import { AppError, type Conversation, type ForkConversation, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { newId } from '../common/new-id.js';
import { ConversationRepository } from './conversation.repository.js';
import { FindConversation } from './find-conversation.js';
import { MessageRepository, type NewMessage } from './messages/message.repository.js';
import type { MessageRecord } from './messages/message.schema.js';
import { MessageTree } from './messages/message-tree.js';

/** Creates a new conversation with the messages of another, up to one message. */
@Injectable()
export class ForkConversationUseCase {
  constructor(
    private readonly find: FindConversation,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND */
  async execute({ userId, id, messageId }: RequestOf<typeof ForkConversation>): Promise<Conversation> {
    const ownerId = ownerOf(userId);
    const forkId = await this.unitOfWork.run(() => this.fork(ownerId, id, messageId));
    return this.find.whole(ownerId, forkId);
  }

  /** @returns the id of the new conversation */
  private async fork(
    ownerId: OwnerId,
    id: string,
    messageId: RequestOf<typeof ForkConversation>['messageId'],
  ): Promise<string> {
    const { title, isTitled, scriptureRef } = await this.find.one(ownerId, id);
    const path = new MessageTree(await this.messages.all(ownerId, id)).path(messageId);
    if (path.length === 0) throw AppError.of('MESSAGE_NOT_FOUND');
    const forkId = newId();
    const copies = copied(path, forkId);
    const now = this.clock.now();
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
    return forkId;
  }
}

/** Copies of the messages under new ids. An answer in progress is copied as it is now. */
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
