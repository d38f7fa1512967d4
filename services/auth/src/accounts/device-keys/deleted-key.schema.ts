import { Schema, type Connection, type Model } from 'mongoose';

/** The key for data on devices of an account that was deleted, as a digest. */
export type DeletedKeyRecord = { readonly _id: string; readonly expiresAt: Date };

const schema = new Schema<DeletedKeyRecord>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'deleted_device_keys', versionKey: false },
);

/** A TTL index deletes old records. */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function deletedKeyModel(connection: Connection): Model<DeletedKeyRecord> {
  return connection.model<DeletedKeyRecord>('DeletedKey', schema);
}
