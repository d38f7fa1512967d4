import { Schema, type Connection, type Model } from 'mongoose';

/** A record that the ledger has, or had, data of a reader. */
export type KnownReaderRecord = {
  readonly ownerId: string;
  /** When the account was deleted; from then on no usage is stored. */
  readonly forgottenAt?: Date;
  /** When this document expires. */
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

/** For the check at each usage event of the reader. */
schema.index({ ownerId: 1 }, { unique: true });
/** Old documents expire (TTL index). */
schema.index({ goesAt: 1 }, { expireAfterSeconds: 0 });

export function knownReaderModel(connection: Connection): Model<KnownReaderRecord> {
  return connection.model<KnownReaderRecord>('KnownReader', schema);
}
