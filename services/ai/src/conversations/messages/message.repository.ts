import { Inject, Injectable } from '@nestjs/common';
import { CONVERSATION_LIMITS } from '@word-unfolded/contracts';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { folded } from '../search/folded.js';
import { messageModel, type MessageRecord } from './message.schema.js';
import { filtersOf, searched } from '../search/search-terms.js';

/** A message to be stored. */
export type NewMessage = Omit<MessageRecord, 'ownerId' | 'words' | 'terms'>;

/** Two devices that add messages at the same time may exceed the limit of a conversation by a few messages. */
const MOST = CONVERSATION_LIMITS.messages + 100;

const inOrder = { createdAt: 1, id: 1 } as const;

/** Fields that only the search reads. */
const unsearched = { words: 0, terms: 0 } as const;

/** Stores the messages of conversations. */
@Injectable()
export class MessageRepository extends OwnedRepository<MessageRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(messageModel(connection));
  }

  get(ownerId: OwnerId, conversationId: string, id: string): Promise<MessageRecord | null> {
    return this.findOne(ownerId, { conversationId, id });
  }

  /** All messages of a conversation, the oldest first. */
  all(ownerId: OwnerId, conversationId: string): Promise<MessageRecord[]> {
    return this.findMany(ownerId, { conversationId }, { sort: inOrder, limit: MOST }, unsearched);
  }

  /** All messages of some conversations, by conversation, the oldest first. */
  async ofConversations(
    ownerId: OwnerId,
    conversationIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly MessageRecord[]>> {
    const filter = { conversationId: mongoose.trusted({ $in: [...conversationIds] }) };
    const page = { sort: inOrder, limit: MOST * conversationIds.length };
    const messages = await this.findMany(ownerId, filter, page, unsearched);
    const found = new Map<string, MessageRecord[]>();
    for (const message of messages) {
      const { conversationId } = message;
      const ofOne = found.get(conversationId);
      if (ofOne) ofOne.push(message);
      else found.set(conversationId, [message]);
    }
    return found;
  }

  countAll(ownerId: OwnerId, conversationId: string): Promise<number> {
    return this.count(ownerId, { conversationId });
  }

  /** Adds a message; one that exists already stays as it is. */
  async add(ownerId: OwnerId, { conversationId, id, ...message }: NewMessage): Promise<void> {
    const $setOnInsert = { ...message, ...searched(folded(message.content)) };
    await this.updateOne(ownerId, { conversationId, id }, { $setOnInsert }, { upsert: true });
  }

  /** Adds or replaces a message; its time of creation stays. */
  async put(ownerId: OwnerId, { conversationId, id, createdAt, ...message }: NewMessage): Promise<void> {
    const $set = { ...message, ...searched(folded(message.content)) };
    const update = { $set, $setOnInsert: { createdAt } };
    await this.updateOne(ownerId, { conversationId, id }, update, { upsert: true });
  }

  addMany(ownerId: OwnerId, messages: readonly NewMessage[]): Promise<void> {
    const stored = messages.map((message) => ({ ...message, ...searched(folded(message.content)) }));
    return this.bulkInsert(ownerId, stored);
  }

  /** The conversations with a message that contains a folded word. */
  async conversationsHavingWord(ownerId: OwnerId, word: string): Promise<string[]> {
    const finds = filtersOf(word).map((filter) =>
      this.aggregate<{ _id: string }>(ownerId, [{ $match: filter }, { $group: { _id: '$conversationId' } }]),
    );
    return (await Promise.all(finds)).flat().map(({ _id }) => _id);
  }

  removeOf(ownerId: OwnerId, conversationId: string): Promise<number> {
    return this.deleteMany(ownerId, { conversationId });
  }

  /** All messages of a reader, by conversation, the oldest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<MessageRecord> {
    return this.each(ownerId, {}, { conversationId: 1, ...inOrder }, unsearched);
  }
}
