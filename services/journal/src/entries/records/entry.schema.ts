import { BIN_DAYS, JOURNAL_CATEGORIES, JOURNAL_MOODS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredEntry } from './entry-store.js';

/** The place of an entry: active, archive, bin, or permanently deleted. */
export type EntryPlace = 'open' | 'archive' | 'bin' | 'gone';

/** An entry of a reader. The derived fields serve the queries. */
export type EntryRecord = Omit<StoredEntry, 'id'> & {
  readonly _id: string;
  readonly ownerId: string;
  readonly place: EntryPlace;
  /** Its number in the order of all changes of its reader. */
  readonly sequence: number;
  readonly preview: string;
  readonly hasConflict: boolean;
  /** Tags in lower case. */
  readonly tagKeys: readonly string[];
  /** Month and day of its date: `03-01`. */
  readonly monthDay: string;
  /** The local id of a deleted entry. */
  readonly goneLocalId: string | null;
};

/** Days in the bin after which an entry is permanently deleted. */
export const LEAVES_AFTER_MS = BIN_DAYS * 86_400_000;

const text = { type: String, required: true } as const;
const anyText = { type: String, default: '' } as const;
const number = { type: Number, required: true } as const;

const schema = new Schema<EntryRecord>(
  {
    _id: text,
    ownerId: text,
    localId: { type: String, default: null },
    place: { type: String, enum: ['open', 'archive', 'bin', 'gone'], required: true },
    sequence: number,
    version: number,
    textVersion: number,
    binVersion: number,
    title: anyText,
    content: anyText,
    scripture: anyText,
    date: text,
    category: { type: String, enum: JOURNAL_CATEGORIES, required: true },
    mood: { type: String, enum: [...JOURNAL_MOODS, null], default: null },
    tags: [String],
    archived: { type: Boolean, required: true },
    deletedAt: { type: String, default: null },
    contents: { type: [Schema.Types.Mixed], default: [] } as never,
    conflict: { type: Schema.Types.Mixed, default: null },
    unknownKeys: { type: String, default: null },
    createdAt: text,
    updatedAt: text,
    words: number,
    characters: number,
    preview: anyText,
    hasConflict: { type: Boolean, required: true },
    tagKeys: [String],
    monthDay: text,
    goneLocalId: { type: String, default: null },
  },
  { collection: 'journal-entries', versionKey: false, minimize: false },
);

/** For lists by date, also with filters that match most entries. */
schema.index({ ownerId: 1, place: 1, date: -1, _id: -1 });
/** For lists by the last change, and for the bin. */
schema.index({ ownerId: 1, place: 1, updatedAt: -1, _id: -1 });
/** For lists by title. */
schema.index({ ownerId: 1, place: 1, title: 1, _id: 1 });
/** For lists of one tag, and for the tags of all entries. */
schema.index({ ownerId: 1, place: 1, tagKeys: 1, date: -1 });
/** For On This Day. */
schema.index({ ownerId: 1, place: 1, monthDay: 1, date: -1 });
/** For entries with a mood. */
schema.index({ ownerId: 1, place: 1, mood: 1, date: -1 });
/** For the changes that a device has not seen. */
schema.index({ ownerId: 1, sequence: 1 });
/** The local id that a device gave an entry before the server knew it. It is unique, so the entry is stored once. */
schema.index(
  { ownerId: 1, localId: 1 },
  { unique: true, partialFilterExpression: { localId: { $type: 'string' } } },
);
/** For the bin sweep over all readers. */
schema.index({ place: 1, deletedAt: 1 }, { partialFilterExpression: { place: 'bin' } });

export function entryModel(connection: Connection): Model<EntryRecord> {
  return connection.model<EntryRecord>('JournalEntry', schema);
}
