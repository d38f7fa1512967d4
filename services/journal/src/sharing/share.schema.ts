import { Schema, type Connection, type Model } from 'mongoose';

/** A link of a reader that leads to an entry. The token itself is shown to the reader again, so it is kept as it is. */
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

/** Whoever has the link asks by its token. */
schema.index({ token: 1 }, { unique: true });
/** The links of an entry. */
schema.index({ ownerId: 1, entryId: 1, createdAt: -1 });
/** The links of a reader. */
schema.index({ ownerId: 1, createdAt: -1 });
/** Links that are over go by themselves. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function shareModel(connection: Connection): Model<ShareRecord> {
  return connection.model<ShareRecord>('JournalShare', schema);
}
