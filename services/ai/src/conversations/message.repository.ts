import { Inject, Injectable } from '@nestjs/common';
import { CONVERSATION_LIMITS } from '@word-unfolded/contracts';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection } from 'mongoose';
import { folded, patternOf } from './folded.js';
import { messageModel, type MessageRecord } from './message.schema.js';

/** A message that is to be kept. */
export type NewMessage = Omit<MessageRecord, 'ownerId' | 'words'>;

/** Where a message stands in its conversation. */
export type MessagePlace = Pick<MessageRecord, 'id' | 'parentId'>;

/** A conversation that is being filled by two devices at once may go beyond its bound by some messages. */
const MOST = CONVERSATION_LIMITS.messages + 100;

const inOrder = { createdAt: 1, id: 1 } as const;

/** Keeps the messages of conversations. */
@Injectable()
export class MessageRepository extends OwnedRepository<MessageRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(messageModel(connection));
  }

  get(ownerId: OwnerId, conversationId: string, id: string): Promise<MessageRecord | null> {
    return this.findOne(ownerId, { conversationId, id });
  }

  /** All of a conversation, the oldest first. */
  all(ownerId: OwnerId, conversationId: string): Promise<MessageRecord[]> {
    return this.findMany(ownerId, { conversationId }, { sort: inOrder, limit: MOST }, { words: 0 });
  }

  countAll(ownerId: OwnerId, conversationId: string): Promise<number> {
    return this.count(ownerId, { conversationId });
  }

  /** Keeps a message unless it is kept already, as it is. */
  async add(ownerId: OwnerId, { conversationId, id, ...message }: NewMessage): Promise<void> {
    const $setOnInsert = { ...message, words: folded(message.content) };
    await this.updateOne(ownerId, { conversationId, id }, { $setOnInsert }, { upsert: true });
  }

  /** Keeps a message as it is now, whatever was kept of it before; when it was said stays. */
  async put(ownerId: OwnerId, { conversationId, id, createdAt, ...message }: NewMessage): Promise<void> {
    const $set = { ...message, words: folded(message.content) };
    const update = { $set, $setOnInsert: { createdAt } };
    await this.updateOne(ownerId, { conversationId, id }, update, { upsert: true });
  }

  addMany(ownerId: OwnerId, messages: readonly NewMessage[]): Promise<void> {
    const kept = messages.map((message) => ({ ...message, words: folded(message.content) }));
    return this.bulkInsert(ownerId, kept);
  }

  /** The conversations in which a folded word was said. */
  async conversationsHavingWord(ownerId: OwnerId, word: string): Promise<string[]> {
    const found = await this.aggregate<{ _id: string }>(ownerId, [
      { $match: { words: { $regex: patternOf(word) } } },
      { $group: { _id: '$conversationId' } },
    ]);
    return found.map(({ _id }) => _id);
  }

  removeOf(ownerId: OwnerId, conversationId: string): Promise<number> {
    return this.deleteMany(ownerId, { conversationId });
  }

  /** All of a reader, conversation by conversation, the oldest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<MessageRecord> {
    return this.each(ownerId, {}, { conversationId: 1, ...inOrder }, { words: 0 });
  }

  removeAll(ownerId: OwnerId): Promise<number> {
    return this.deleteMany(ownerId, {});
  }
}
