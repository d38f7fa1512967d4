import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { conversationModel, type ConversationRecord } from './conversation.schema.js';
import { folded, patternOf } from './folded.js';

/** What of a conversation its reader, or an answer, changes. */
export type ConversationChange = Partial<
  Pick<ConversationRecord, 'title' | 'isTitled' | 'words' | 'isActive' | 'currentId' | 'updatedAt'>
>;

export type ConversationPage = {
  readonly isActive: boolean;
  /** Only these; all without it. */
  readonly ids?: readonly string[];
  readonly page: number;
  readonly limit: number;
};

/** Keeps conversations. Those that were deleted are none, but for one question: whether they ever were. */
@Injectable()
export class ConversationRepository extends OwnedRepository<ConversationRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(conversationModel(connection));
  }

  get(ownerId: OwnerId, id: string): Promise<ConversationRecord | null> {
    return this.findOne(ownerId, { id, deletedAt: null });
  }

  /** Also one that was deleted a short while ago. */
  everWas(ownerId: OwnerId, id: string): Promise<ConversationRecord | null> {
    return this.findOne(ownerId, { id });
  }

  add(
    ownerId: OwnerId,
    conversation: Omit<ConversationRecord, 'ownerId' | 'words'>,
  ): Promise<ConversationRecord> {
    const words = wordsOf(conversation.title, conversation.scriptureRef);
    return this.insert(ownerId, { ...conversation, words });
  }

  /** @returns the conversation as it is then; null when there is none */
  change(ownerId: OwnerId, id: string, change: ConversationChange): Promise<ConversationRecord | null> {
    return this.updateOne(ownerId, { id, deletedAt: null }, { $set: change });
  }

  async rename(ownerId: OwnerId, id: string, title: string): Promise<ConversationRecord | null> {
    const named = await this.named(ownerId, id, title);
    return this.change(ownerId, id, { ...named, isTitled: true });
  }

  /**
   * Gives it a title unless it has one already.
   *
   * @param isFinal whether it stays until its reader gives it another
   */
  async entitle(ownerId: OwnerId, id: string, title: string, isFinal: boolean): Promise<void> {
    const $set = { ...(await this.named(ownerId, id, title)), isTitled: isFinal };
    await this.updateOne(ownerId, { id, deletedAt: null, isTitled: false }, { $set });
  }

  private async named(
    ownerId: OwnerId,
    id: string,
    title: string,
  ): Promise<{ title: string; words: string }> {
    const known = await this.get(ownerId, id);
    return { title, words: wordsOf(title, known?.scriptureRef ?? null) };
  }

  async remove(ownerId: OwnerId, id: string, now: Date): Promise<boolean> {
    const gone = { deletedAt: now, title: '', words: '', scriptureRef: null };
    return (await this.updateOne(ownerId, { id, deletedAt: null }, { $set: gone })) !== null;
  }

  /** A page of them, the latest changed first; `page` from 1. */
  list(ownerId: OwnerId, { page, limit, ...which }: ConversationPage): Promise<ConversationRecord[]> {
    const part = { sort: { updatedAt: -1, id: -1 }, skip: (page - 1) * limit, limit } as const;
    return this.findMany(ownerId, listed(which), part);
  }

  countListed(ownerId: OwnerId, which: Pick<ConversationPage, 'isActive' | 'ids'>): Promise<number> {
    return this.count(ownerId, listed(which));
  }

  /** The ids of those whose title or reference has a folded word. */
  async havingWord(ownerId: OwnerId, word: string): Promise<string[]> {
    const found = await this.aggregate<{ id: string }>(ownerId, [
      { $match: { deletedAt: null, words: { $regex: patternOf(word) } } },
      { $project: { _id: 0, id: 1 } },
    ]);
    return found.map(({ id }) => id);
  }

  /** All of a reader, archived ones too, in the order of their ids. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ConversationRecord> {
    return this.each(ownerId, { deletedAt: null }, { id: 1 });
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}

function listed({ isActive, ids }: Pick<ConversationPage, 'isActive' | 'ids'>) {
  return { isActive, deletedAt: null, ...(ids && { id: mongoose.trusted({ $in: [...ids] }) }) };
}

function wordsOf(title: string, scriptureRef: string | null): string {
  return folded(`${title} ${scriptureRef ?? ''}`);
}
