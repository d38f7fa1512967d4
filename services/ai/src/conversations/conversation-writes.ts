import { Injectable } from '@nestjs/common';
import { UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { DeletedAccounts } from '../common/deleted-accounts.js';
import { ConversationRepository } from './conversation.repository.js';
import { MessageRepository } from './messages/message.repository.js';
import { ShareRepository } from './sharing/share.repository.js';

/** Writes into the conversations of a reader, and ensures that no data outlives their account. */
@Injectable()
export class ConversationWrites {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly shares: ShareRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly deleted: DeletedAccounts,
  ) {}

  /**
   * Runs work that writes new data, in a transaction.
   *
   * @throws AppError NOT_AUTHENTICATED where the account was deleted, also meanwhile: then nothing of the work remains
   */
  run<Result>(ownerId: OwnerId, work: () => Promise<Result>): Promise<Result> {
    const write = () => this.unitOfWork.run(work);
    return this.deleted.writeUnlessDeleted(ownerId, write, () => this.removeAll(ownerId));
  }

  /** Deletes all conversations, messages and shares of a reader. */
  async removeAll(ownerId: OwnerId): Promise<void> {
    await this.shares.removeAll(ownerId);
    await this.messages.removeAll(ownerId);
    await this.conversations.removeAll(ownerId);
  }
}
