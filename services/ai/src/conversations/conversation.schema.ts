import { Schema, type Connection, type Model } from 'mongoose';

/** A conversation of a reader. Its messages are documents of their own. */
export type ConversationRecord = {
  readonly ownerId: string;
  readonly id: string;
  readonly title: string;
  /** False as long as the first question, or the answer to it, may still set the title. */
  readonly isTitled: boolean;
  /** Title and reference, folded, for the search. */
  readonly words: string;
  /**
   * All suffixes of its words, for the index; null when there are too many, absent in documents from before the index.
   */
  readonly terms?: readonly string[] | null;
  readonly scriptureRef: string | null;
  readonly isActive: boolean;
  readonly currentId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The time of its last change of any kind, also of its title alone or of its deletion, for the search. */
  readonly changedAt: Date;
  /**
   * The time of deletion. The document stays for a while, so that an answer in progress does not create the
   * conversation again.
   */
  readonly deletedAt: Date | null;
};

/** Longer than an answer can be resumed, in seconds. */
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
    terms: { type: [String], default: undefined },
    scriptureRef: { type: String, default: null },
    isActive: { type: Boolean, required: true },
    currentId: { type: String, default: null },
    createdAt: time,
    updatedAt: time,
    changedAt: time,
    deletedAt: { type: Date, default: null },
  },
  { collection: 'conversations', versionKey: false, id: false },
);

/** Finds one conversation of its reader. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** Lists a reader's conversations, the latest changed first. */
schema.index({ ownerId: 1, isActive: 1, updatedAt: -1 });
/** Finds a reader's conversations that have changed, to index them for the search. */
schema.index({ ownerId: 1, changedAt: 1, id: 1 });
/** Finds conversations by a word of their title. */
schema.index({ ownerId: 1, terms: 1 });
/** Deletes the records of deleted conversations. */
schema.index({ deletedAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });

export function conversationModel(connection: Connection): Model<ConversationRecord> {
  return connection.model<ConversationRecord>('Conversation', schema);
}
