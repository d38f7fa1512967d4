import { Schema, type Connection, type Model } from 'mongoose';

/** That the ledger has something of a reader, or had. */
export type KnownReaderRecord = {
  readonly ownerId: string;
  /** When the account was deleted: from then on nothing is kept. */
  readonly forgottenAt?: Date;
  /** When this is no longer kept. */
  readonly goesAt: Date;
};

const schema = new Schema<KnownReaderRecord>(
  {
    ownerId: { type: String, required: true },
    forgottenAt: { type: Date },
    goesAt: { type: Date, required: true },
  },
  { collection: 'known_readers', versionKey: false },
);

/** Looked at with each spending of its reader. */
schema.index({ ownerId: 1 }, { unique: true });
/** Old ones go by themselves. */
schema.index({ goesAt: 1 }, { expireAfterSeconds: 0 });

export function knownReaderModel(connection: Connection): Model<KnownReaderRecord> {
  return connection.model<KnownReaderRecord>('KnownReader', schema);
}
