import { Schema, type Connection, type Model } from 'mongoose';
import type { SavedNote } from '@word-unfolded/contracts';

/** A note of a reader, or the tombstone of a deleted one. `goneAt` is when it was deleted. */
export type NoteRecord = SavedNote & {
  readonly ownerId: string;
  /** The number of its last change among all changes of this reader. */
  readonly sequence: number;
  readonly goneAt: Date | null;
};

/** How long a deletion is reported to devices. A device that was offline for longer may bring the note back. */
const DELETION_REPORTED_SECONDS = 180 * 86_400;

const text = { type: String, required: true } as const;
const maybeText = { type: String, default: '' } as const;
const count = { type: Number, required: true } as const;

const schema = new Schema<NoteRecord>(
  {
    ownerId: text,
    id: text,
    title: maybeText,
    text: maybeText,
    passage: maybeText,
    verses: { type: new Schema({ first: count, last: count }, { _id: false }), required: false },
    inJournal: { type: String },
    createdAt: text,
    updatedAt: text,
    version: count,
    sequence: count,
    goneAt: { type: Date, default: null },
  },
  { collection: 'notes', versionKey: false, id: false },
);

/** Devices choose the ids of notes. An id is unique per reader; different readers may use the same id. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** For the changes since the last request of a device. */
schema.index({ ownerId: 1, sequence: 1 });
/** Tombstones expire (TTL index). */
schema.index({ goneAt: 1 }, { expireAfterSeconds: DELETION_REPORTED_SECONDS });

export function noteModel(connection: Connection): Model<NoteRecord> {
  return connection.model<NoteRecord>('Note', schema);
}
