import { Schema, type Connection, type Model } from 'mongoose';

/** The index record of an entry. */
export type SearchRecord = {
  readonly ownerId: string;
  readonly entryId: string;
  readonly date: string;
  /** False for entries in the bin. */
  readonly visible: boolean;
  /** Words of title, content, tags and passage, and the words of the cited verses. */
  readonly words: readonly string[];
  readonly titleWords: readonly string[];
  readonly tagWords: readonly string[];
  readonly verseWords: readonly string[];
  /** Chapters that the entry cites: `John.3`. */
  readonly chapters: readonly string[];
  /** When the cited verses are to be looked up; null if that is done. */
  readonly dueAt: Date | null;
};

const text = { type: String, required: true } as const;

const schema = new Schema<SearchRecord>(
  {
    ownerId: text,
    entryId: text,
    date: text,
    visible: { type: Boolean, required: true },
    words: [String],
    titleWords: [String],
    tagWords: [String],
    verseWords: [String],
    chapters: [String],
    dueAt: { type: Date, default: null },
  },
  { collection: 'journal-search', versionKey: false },
);

/** For the record of an entry. */
schema.index({ ownerId: 1, entryId: 1 }, { unique: true });
/** For entries with words that begin with a term. */
schema.index({ ownerId: 1, words: 1 });
/** For entries about the same passage. */
schema.index({ ownerId: 1, chapters: 1, date: -1 });
/** For entries of all readers whose verses are to be looked up. */
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });

export function searchModel(connection: Connection): Model<SearchRecord> {
  return connection.model<SearchRecord>('JournalSearch', schema);
}
