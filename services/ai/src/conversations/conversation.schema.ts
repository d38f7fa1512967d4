import { Schema, type Connection, type Model } from 'mongoose';

/** A conversation of a reader; its messages are kept by themselves. */
export type ConversationRecord = {
  readonly ownerId: string;
  readonly id: string;
  readonly title: string;
  /** False as long as its first question, or the answer to it, may still give it its title. */
  readonly isTitled: boolean;
  /** Title and reference, folded, for the search. */
  readonly words: string;
  readonly scriptureRef: string | null;
  readonly isActive: boolean;
  readonly currentId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** It is remembered for a while that it was deleted, so that an answer that was being written does not bring it back. */
  readonly deletedAt: Date | null;
};

/** Longer than an answer can be gone on with, in seconds. */
const REMEMBERED_SECONDS = 2 * 86_400;

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;

const schema = new Schema<ConversationRecord>(
  {
    ownerId: text,
    id: text,
    title: { type: String, default: '' },
    isTitled: { type: Boolean, required: true },
    words: { type: String, default: '' },
    scriptureRef: { type: String, default: null },
    isActive: { type: Boolean, required: true },
    currentId: { type: String, default: null },
    createdAt: time,
    updatedAt: time,
    deletedAt: { type: Date, default: null },
  },
  { collection: 'conversations', versionKey: false, id: false },
);

/** One conversation, by its reader. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** A reader's list, the latest changed first. */
schema.index({ ownerId: 1, isActive: 1, updatedAt: -1 });
/** Those that were deleted go by themselves. */
schema.index({ deletedAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });

export function conversationModel(connection: Connection): Model<ConversationRecord> {
  return connection.model<ConversationRecord>('Conversation', schema);
}
