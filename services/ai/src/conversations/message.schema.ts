import type { AnswerWriterName, ConversationMessage } from '@word-unfolded/contracts';
import { Schema, type Connection, type Model } from 'mongoose';

/** What was said in a conversation. Messages are a tree by their parents: what was asked or written anew stands beside what was. */
export type MessageRecord = {
  readonly ownerId: string;
  readonly conversationId: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly role: ConversationMessage['role'];
  readonly content: string;
  /** The content, folded, for the search. */
  readonly words: string;
  readonly status: ConversationMessage['status'];
  readonly answerId: string | null;
  readonly writer: AnswerWriterName | null;
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
    status: text,
    answerId: maybeText,
    writer: { type: new Schema({ kind: text, name: text }, { _id: false, id: false }), default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false, id: false },
);

/** A message comes once into its conversation, whoever writes it down. */
schema.index({ ownerId: 1, conversationId: 1, id: 1 }, { unique: true });
/** The messages of a conversation, in their order. */
schema.index({ ownerId: 1, conversationId: 1, createdAt: 1, id: 1 });

export function messageModel(connection: Connection): Model<MessageRecord> {
  return connection.model<MessageRecord>('Message', schema);
}
