import type { AnswerGeneratorName, ConversationMessage } from '@word-unfolded/contracts';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A message of a conversation. The messages form a tree by their parents: an edited question or regenerated answer is a
 * sibling of the earlier one.
 */
export type MessageRecord = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly role: ConversationMessage['role'];
  readonly content: string;
  /** The content, folded, for the search. */
  readonly words: string;
  /**
   * All suffixes of its words, for the index; null when there are too many, absent in documents from before the index.
   */
  readonly terms?: readonly string[] | null;
  readonly status: ConversationMessage['status'];
  readonly answerId: string | null;
  readonly writer: AnswerGeneratorName | null;
  readonly createdAt: Date;
};

const text = { type: String, required: true } as const;
const maybeText = { type: String, default: null } as const;

const schema = new Schema<MessageRecord>(
  {
    ownerId: text,
    conversationId: text,
    id: text,
    parentId: maybeText,
    role: text,
    content: { type: String, default: '' },
    words: { type: String, default: '' },
    terms: { type: [String], default: undefined },
    status: text,
    answerId: maybeText,
    writer: { type: new Schema({ kind: text, name: text }, { _id: false, id: false }), default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false, id: false },
);

/** Adds a message once, whichever replica stores it. */
schema.index({ ownerId: 1, conversationId: 1, id: 1 }, { unique: true });
/** Lists the messages of a conversation in order. */
schema.index({ ownerId: 1, conversationId: 1, createdAt: 1, id: 1 });
/** Finds messages by a word. */
schema.index({ ownerId: 1, terms: 1 });

export function messageModel(connection: Connection): Model<MessageRecord> {
  return connection.model<MessageRecord>('Message', schema);
}
