import type { VersionRecord } from '@word-unfolded/journal-merge';
import { Schema, type Connection, type Model } from 'mongoose';

/** A version of the text of a reader's entry. */
export type StoredVersion = VersionRecord & {
  readonly ownerId: string;
  readonly entryId: string;
  readonly characters: number;
};

const text = { type: String, required: true } as const;

const schema = new Schema<StoredVersion>(
  {
    ownerId: text,
    entryId: text,
    number: { type: Number, required: true },
    kind: text,
    at: text,
    title: text,
    content: text,
    characters: { type: Number, required: true },
  } as never,
  { collection: 'journal-versions', versionKey: false },
);

/** For the history of an entry, and for one version of it. */
schema.index({ ownerId: 1, entryId: 1, number: -1 }, { unique: true });

export function versionModel(connection: Connection): Model<StoredVersion> {
  return connection.model<StoredVersion>('JournalVersion', schema);
}
