import { Schema, type Connection, type Model } from 'mongoose';

/** A link of a reader to an entry. The token is stored in clear text because the reader can see it again. */
export type ShareRecord = {
  readonly _id: string;
  readonly ownerId: string;
  readonly entryId: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;

const schema = new Schema<ShareRecord>(
  { _id: text, ownerId: text, entryId: text, token: text, createdAt: date, expiresAt: date },
  { collection: 'journal-shares', versionKey: false },
);

/** For requests with the token. */
schema.index({ token: 1 }, { unique: true });
/** For the links of an entry. */
schema.index({ ownerId: 1, entryId: 1, createdAt: -1 });
/** For the links of a reader. */
schema.index({ ownerId: 1, createdAt: -1 });
/** Expired links are deleted (TTL index). */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function shareModel(connection: Connection): Model<ShareRecord> {
  return connection.model<ShareRecord>('JournalShare', schema);
}
