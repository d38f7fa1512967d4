import { Schema, type Connection, type Model } from 'mongoose';

/** A record that an account was deleted: its id, which no longer identifies anybody. */
export type DeletedAccountRecord = { readonly _id: string; readonly deletedAt: Date };

/** Longer than an answer can be resumed, in seconds. */
const REMEMBERED_SECONDS = 3 * 86_400;

const schema = new Schema<DeletedAccountRecord>(
  { _id: { type: String, required: true }, deletedAt: { type: Date, required: true } },
  { collection: 'deleted-accounts', versionKey: false },
);

/** A TTL index deletes old records. */
schema.index({ deletedAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });

export function deletedAccountModel(connection: Connection): Model<DeletedAccountRecord> {
  return connection.model<DeletedAccountRecord>('DeletedAccount', schema);
}
