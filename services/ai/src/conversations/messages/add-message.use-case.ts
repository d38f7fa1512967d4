import { Injectable } from '@nestjs/common';
import {
  AppError,
  CONVERSATION_LIMITS,
  type AddMessage,
  type ConversationMessage,
  type RequestOf,
} from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { newId } from '../../common/new-id.js';
import { asMessage } from '../as-conversation.js';
import { conversationTitle } from '../conversation-title.js';
import { ConversationRepository } from '../conversation.repository.js';
import type { ConversationRecord } from '../conversation.schema.js';
import { FindConversation } from '../find-conversation.js';
import { MessageRepository } from './message.repository.js';
import { MessageTree } from './message-tree.js';

/** Adds a message of a reader to a conversation. */
@Injectable()
export class AddMessageUseCase {
  constructor(
    private readonly find: FindConversation,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND for a parent of another conversation, CONVERSATION_FULL
   */
  async execute({
    userId,
    id,
    content,
    parentId,
  }: RequestOf<typeof AddMessage>): Promise<ConversationMessage> {
    const ownerId = ownerOf(userId);
    const messageId = await this.unitOfWork.run(async () => {
      const conversation = await this.find.one(ownerId, id);
      const message = {
        id: newId(),
        parentId: await this.parentOf(ownerId, conversation, parentId),
        content,
      };
      await this.add(ownerId, conversation, message);
      return message.id;
    });
    const tree = new MessageTree(await this.messages.all(ownerId, id));
    const message = tree.get(messageId);
    if (!message) throw AppError.of('CONVERSATION_NOT_FOUND');
    return asMessage(message, tree, this.clock.now());
  }

  private async parentOf(
    ownerId: OwnerId,
    { id, currentId }: ConversationRecord,
    parentId: string | undefined,
  ): Promise<string | null> {
    if ((await this.messages.countAll(ownerId, id)) >= CONVERSATION_LIMITS.messages)
      throw AppError.of('CONVERSATION_FULL');
    if (parentId === undefined) return currentId;
    if (!(await this.messages.get(ownerId, id, parentId))) throw AppError.of('MESSAGE_NOT_FOUND');
    return parentId;
  }

  private async add(
    ownerId: OwnerId,
    { id: conversationId, isTitled }: ConversationRecord,
    message: { readonly id: string; readonly parentId: string | null; readonly content: string },
  ): Promise<void> {
    const now = this.clock.now();
    const said = { role: 'user', status: 'complete', answerId: null, writer: null, createdAt: now } as const;
    await this.messages.add(ownerId, { conversationId, ...message, ...said });
    await this.conversations.change(ownerId, conversationId, { currentId: message.id, updatedAt: now });
    if (!isTitled)
      await this.conversations.rename(ownerId, conversationId, conversationTitle(message.content));
  }
}
