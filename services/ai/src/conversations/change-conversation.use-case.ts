import { Injectable } from '@nestjs/common';
import {
  AppError,
  type ArchiveConversation,
  type ConversationSummary,
  type DeleteConversation,
  type RenameConversation,
  type RequestOf,
} from '@word-unfolded/contracts';
import { ownerOf, OwnTextRepository, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { asSummary } from './as-conversation.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { MessageRepository } from './messages/message.repository.js';
import { SearchedConversations } from './search/searched-conversations.js';
import { ShareRepository } from './sharing/share.repository.js';

/** Renames, archives and deletes conversations. All throw AppError CONVERSATION_NOT_FOUND. */
@Injectable()
export class ChangeConversationUseCase {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly texts: OwnTextRepository,
    private readonly searched: SearchedConversations,
  ) {}

  async rename({ userId, id, title }: RequestOf<typeof RenameConversation>): Promise<ConversationSummary> {
    return this.unitOfWork.run(async () =>
      asSummary(found(await this.conversations.rename(ownerOf(userId), id, title))),
    );
  }

  async archive({
    userId,
    id,
    isActive,
  }: RequestOf<typeof ArchiveConversation>): Promise<ConversationSummary> {
    return this.unitOfWork.run(async () =>
      asSummary(found(await this.conversations.change(ownerOf(userId), id, { isActive }))),
    );
  }

  async remove({ userId, id }: RequestOf<typeof DeleteConversation>): Promise<{ deleted: true }> {
    const ownerId = ownerOf(userId);
    await this.unitOfWork.run(async () => {
      if (!(await this.conversations.remove(ownerId, id, this.clock.now())))
        throw AppError.of('CONVERSATION_NOT_FOUND');
      await this.messages.removeOf(ownerId, id);
      await this.shares.removeOf(ownerId, id);
      await this.texts.forget(ownerId, this.searched.kind, id);
    });
    return { deleted: true };
  }
}

function found(conversation: ConversationRecord | null): ConversationRecord {
  if (!conversation) throw AppError.of('CONVERSATION_NOT_FOUND');
  return conversation;
}
