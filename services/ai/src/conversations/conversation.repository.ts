import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { Clock } from '@word-unfolded/primitives';
import { conversationModel, type ConversationRecord } from './conversation.schema.js';
import { folded } from './search/folded.js';
import { filtersOf, searched } from './search/search-terms.js';

/** The fields of a conversation that its reader or an answer may change. */
export type ConversationChange = Partial<
  Pick<ConversationRecord, 'title' | 'isTitled' | 'words' | 'terms' | 'isActive' | 'currentId' | 'updatedAt'>
>;

export type ConversationPage = {
  readonly isActive: boolean;
  /** Restricts the result to these ids. */
  readonly ids?: readonly string[];
  readonly page: number;
  readonly limit: number;
};

/** Stores conversations. Recently deleted ones count as missing, except in `everWas`. */
@Injectable()
export class ConversationRepository extends OwnedRepository<ConversationRecord> {
  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly clock: Clock,
  ) {
    super(conversationModel(connection));
  }

  get(ownerId: OwnerId, id: string): Promise<ConversationRecord | null> {
    return this.findOne(ownerId, { id, deletedAt: null });
  }

  /** The conversation, also if it was deleted a short while ago. */
  everWas(ownerId: OwnerId, id: string): Promise<ConversationRecord | null> {
    return this.findOne(ownerId, { id });
  }

  add(
    ownerId: OwnerId,
    conversation: Omit<ConversationRecord, 'ownerId' | 'words' | 'terms' | 'changedAt'>,
  ): Promise<ConversationRecord> {
    const search = searchOf(conversation.title, conversation.scriptureRef);
    return this.insert(ownerId, { ...conversation, ...search, changedAt: this.clock.now() });
  }

  /** @returns the changed conversation; null when there is none */
  change(ownerId: OwnerId, id: string, change: ConversationChange): Promise<ConversationRecord | null> {
    const $set = { ...change, changedAt: this.clock.now() };
    return this.updateOne(ownerId, { id, deletedAt: null }, { $set });
  }

  async rename(ownerId: OwnerId, id: string, title: string): Promise<ConversationRecord | null> {
    const named = await this.named(ownerId, id, title);
    return this.change(ownerId, id, { ...named, isTitled: true });
  }

  /**
   * Sets the title unless the conversation has a final one.
   *
   * @param isFinal whether only the reader may change it later
   */
  async entitle(ownerId: OwnerId, id: string, title: string, isFinal: boolean): Promise<void> {
    const named = await this.named(ownerId, id, title);
    const $set = { ...named, isTitled: isFinal, changedAt: this.clock.now() };
    await this.updateOne(ownerId, { id, deletedAt: null, isTitled: false }, { $set });
  }

  private async named(ownerId: OwnerId, id: string, title: string) {
    const known = await this.get(ownerId, id);
    return { title, ...searchOf(title, known?.scriptureRef ?? null) };
  }

  async remove(ownerId: OwnerId, id: string, now: Date): Promise<boolean> {
    const changedAt = this.clock.now();
    const gone = { deletedAt: now, changedAt, title: '', words: '', terms: [], scriptureRef: null };
    return (await this.updateOne(ownerId, { id, deletedAt: null }, { $set: gone })) !== null;
  }

  /** A page of them, the latest changed first; `page` from 1. */
  list(ownerId: OwnerId, { page, limit, ...which }: ConversationPage): Promise<ConversationRecord[]> {
    const part = { sort: { updatedAt: -1, id: -1 }, skip: (page - 1) * limit, limit } as const;
    return this.findMany(ownerId, listed(which), part);
  }

  /**
   * Those after a place in the order of their changes, archived and recently deleted ones too; of the same moment in the
   * order of ids.
   */
  changedAfter(
    ownerId: OwnerId,
    { time, id }: { readonly time: Date; readonly id: string },
    limit: number,
  ): Promise<ConversationRecord[]> {
    const later = { changedAt: mongoose.trusted({ $gt: time }) };
    const another = { id: mongoose.trusted({ $gt: id }) };
    // The time stands outside too, because an index serves what every alternative has in common.
    const filter = { changedAt: mongoose.trusted({ $gte: time }), $or: [later, another] };
    return this.findMany(ownerId, filter, { sort: { changedAt: 1, id: 1 }, limit }, { terms: 0, words: 0 });
  }

  /** Those with some ids, archived ones too. */
  withIds(ownerId: OwnerId, ids: readonly string[]): Promise<ConversationRecord[]> {
    const filter = { id: mongoose.trusted({ $in: [...ids] }), deletedAt: null };
    return this.findMany(ownerId, filter, { limit: ids.length }, { terms: 0, words: 0 });
  }

  countListed(ownerId: OwnerId, which: Pick<ConversationPage, 'isActive' | 'ids'>): Promise<number> {
    return this.count(ownerId, listed(which));
  }

  /** The ids of the conversations whose title or reference contains a folded word. */
  async havingWord(ownerId: OwnerId, word: string): Promise<string[]> {
    const finds = filtersOf(word).map((filter) =>
      this.aggregate<{ id: string }>(ownerId, [
        { $match: { deletedAt: null, ...filter } },
        { $project: { _id: 0, id: 1 } },
      ]),
    );
    return (await Promise.all(finds)).flat().map(({ id }) => id);
  }

  /** All conversations of a reader, also archived ones, ordered by id. */
  everyOne(ownerId: OwnerId): AsyncGenerator<ConversationRecord> {
    return this.each(ownerId, { deletedAt: null }, { id: 1 });
  }
}

function listed({ isActive, ids }: Pick<ConversationPage, 'isActive' | 'ids'>) {
  return { isActive, deletedAt: null, ...(ids && { id: mongoose.trusted({ $in: [...ids] }) }) };
}

function searchOf(title: string, scriptureRef: string | null) {
  return searched(folded(`${title} ${scriptureRef ?? ''}`));
}
