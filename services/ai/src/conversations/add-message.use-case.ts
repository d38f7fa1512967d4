import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  CONVERSATION_LIMITS,
  type AddMessage,
  type ConversationMessage,
  type RequestOf,
} from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { asMessage } from './as-conversation.js';
import { conversationTitle } from './conversation-title.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { FindConversation } from './find-conversation.js';
import { MessageRepository } from './message.repository.js';
import { MessageTree } from './message-tree.js';

/** Adds what a reader says to a conversation. */
@Injectable()
export class AddMessageUseCase {
  constructor(
    private readonly find: FindConversation,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND for a parent that is none of it, CONVERSATION_FULL */
  async execute({
    userId,
    id,
    content,
    parentId,
  }: RequestOf<typeof AddMessage>): Promise<ConversationMessage> {
    const ownerId = ownerOf(userId);
    const messageId = newId();
    await this.unitOfWork.run(async () => {
      const conversation = await this.find.one(ownerId, id);
      const parent = await this.parentOf(ownerId, conversation, parentId);
      await this.add(ownerId, conversation, { id: messageId, parentId: parent, content });
    });
    const tree = new MessageTree(await this.messages.all(ownerId, id));
    const message = tree.get(messageId);
    if (!message) throw CatalogueError.of('CONVERSATION_NOT_FOUND');
    return asMessage(message, tree, this.clock.now());
  }

  private async parentOf(
    ownerId: OwnerId,
    { id, currentId }: ConversationRecord,
    asked: string | undefined,
  ): Promise<string | null> {
    if ((await this.messages.countAll(ownerId, id)) >= CONVERSATION_LIMITS.messages)
      throw CatalogueError.of('CONVERSATION_FULL');
    if (asked === undefined) return currentId;
    if (!(await this.messages.get(ownerId, id, asked))) throw CatalogueError.of('MESSAGE_NOT_FOUND');
    return asked;
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
