import type { VersionRecord } from '@word-unfolded/journal-merge';
import { Schema, type Connection, type Model } from 'mongoose';

/** A text that an entry of a reader has had. */
export type KeptVersion = VersionRecord & {
  readonly ownerId: string;
  readonly entryId: string;
  readonly characters: number;
};

const text = { type: String, required: true } as const;

const schema = new Schema<KeptVersion>(
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

/** The history of an entry, and one version of it. */
schema.index({ ownerId: 1, entryId: 1, number: -1 }, { unique: true });

export function versionModel(connection: Connection): Model<KeptVersion> {
  return connection.model<KeptVersion>('JournalVersion', schema);
}
