import { BIN_DAYS, JOURNAL_CATEGORIES, JOURNAL_MOODS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StoredEntry } from './entry-store.js';

/** Where an entry is: among the others, in the archive, in the bin, or nowhere any more. */
export type EntryPlace = 'open' | 'archive' | 'bin' | 'gone';

/** An entry of a reader; what is derived serves the queries. */
export type EntryRecord = Omit<StoredEntry, 'id'> & {
  readonly _id: string;
  readonly ownerId: string;
  readonly place: EntryPlace;
  /** Its place in the order of all changes of its reader. */
  readonly sequence: number;
  readonly preview: string;
  readonly hasConflict: boolean;
  /** Tags without regard to capitals. */
  readonly tagKeys: readonly string[];
  /** Of its date: `03-01`. */
  readonly monthDay: string;
  /** The local id of one that is gone. */
  readonly goneLocalId: string | null;
};

/** After how many days in the bin an entry goes. */
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

/** Lists by date, and the same with filters that leave few out. */
schema.index({ ownerId: 1, place: 1, date: -1, _id: -1 });
/** Lists by the last change, and the bin. */
schema.index({ ownerId: 1, place: 1, updatedAt: -1, _id: -1 });
/** Lists by title. */
schema.index({ ownerId: 1, place: 1, title: 1, _id: 1 });
/** Lists of one tag, and the tags of all. */
schema.index({ ownerId: 1, place: 1, tagKeys: 1, date: -1 });
/** On This Day. */
schema.index({ ownerId: 1, place: 1, monthDay: 1, date: -1 });
/** Entries of a mood. */
schema.index({ ownerId: 1, place: 1, mood: 1, date: -1 });
/** What a device has not seen. */
schema.index({ ownerId: 1, sequence: 1 });
/** What a device called an entry before the server knew it: it is kept once. */
schema.index(
  { ownerId: 1, localId: 1 },
  { unique: true, partialFilterExpression: { localId: { $type: 'string' } } },
);
/** What has been in the bin for long enough, of all readers. */
schema.index({ place: 1, deletedAt: 1 }, { partialFilterExpression: { place: 'bin' } });

export function entryModel(connection: Connection): Model<EntryRecord> {
  return connection.model<EntryRecord>('JournalEntry', schema);
}
