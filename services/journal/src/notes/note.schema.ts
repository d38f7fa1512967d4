import { Schema, type Connection, type Model } from 'mongoose';
import type { KeptNote } from '@word-unfolded/contracts';

/** A note of a reader, or the trace of one that was deleted: `goneAt` is since when. */
export type NoteRecord = KeptNote & {
  readonly ownerId: string;
  /** The number of its last change among all of this reader's. */
  readonly sequence: number;
  readonly goneAt: Date | null;
};

/** How long a deletion is told of: a device that was away for longer may bring the note back. */
const TOLD_SECONDS = 180 * 86_400;

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
    createdAt: text,
    updatedAt: text,
    version: count,
    sequence: count,
    goneAt: { type: Date, default: null },
  },
  { collection: 'notes', versionKey: false, id: false },
);

/** A device names its notes, and none twice; another reader's of the same name is another note. */
schema.index({ ownerId: 1, id: 1 }, { unique: true });
/** A device asks what has changed since it asked last. */
schema.index({ ownerId: 1, sequence: 1 });
/** Traces of what was deleted go by themselves. */
schema.index({ goneAt: 1 }, { expireAfterSeconds: TOLD_SECONDS });

export function noteModel(connection: Connection): Model<NoteRecord> {
  return connection.model<NoteRecord>('Note', schema);
}
