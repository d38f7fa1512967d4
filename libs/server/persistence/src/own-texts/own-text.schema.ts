import { Schema, type Connection, type Model } from 'mongoose';

/** The index record of a text of a reader. */
export type OwnTextRecord = {
  readonly ownerId: string;
  /** What it is, such as a note. */
  readonly kind: string;
  readonly itemId: string;
  /** The state of the item that was indexed. */
  readonly stamp: string;
  /** An ISO date or time. */
  readonly date: string;
  /** The words of its title, its text and the verses that it cites. */
  readonly words: readonly string[];
  readonly titleWords: readonly string[];
  readonly verseWords: readonly string[];
  /** When its cited verses are to be looked up; null if there is nothing to look up. */
  readonly dueAt: Date | null;
};

/** How far the texts of a kind have been indexed. */
export type OwnTextCursor = { readonly ownerId: string; readonly kind: string; readonly cursor: string };

const text = { type: String, required: true } as const;

const schema = new Schema<OwnTextRecord>(
  {
    ownerId: text,
    kind: text,
    itemId: text,
    stamp: text,
    date: text,
    words: [String],
    titleWords: [String],
    verseWords: [String],
    dueAt: { type: Date, default: null },
  },
  { collection: 'own-texts', versionKey: false },
);

/** For the record of an item. */
schema.index({ ownerId: 1, kind: 1, itemId: 1 }, { unique: true });
/** For texts with words that begin with a term. */
schema.index({ ownerId: 1, words: 1 });
/** For texts of all readers whose verses are to be looked up. */
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });

const cursorSchema = new Schema<OwnTextCursor>(
  { ownerId: text, kind: text, cursor: text },
  { collection: 'own-text-cursors', versionKey: false },
);

cursorSchema.index({ ownerId: 1, kind: 1 }, { unique: true });

export function ownTextModel(connection: Connection): Model<OwnTextRecord> {
  return connection.model<OwnTextRecord>('OwnText', schema);
}

export function ownTextCursorModel(connection: Connection): Model<OwnTextCursor> {
  return connection.model<OwnTextCursor>('OwnTextCursor', cursorSchema);
}
