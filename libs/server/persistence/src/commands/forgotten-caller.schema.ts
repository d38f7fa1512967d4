import { Schema, type Connection, type Model } from 'mongoose';

/** A deleted account whose command records were deleted. The id no longer identifies anybody. */
export type ForgottenCallerRecord = { readonly _id: string; readonly deletedAt: Date };

/** In seconds. Longer than any command of the account can still be running or be repeated. */
const REMEMBERED_SECONDS = 2 * 86_400;

const schema = new Schema<ForgottenCallerRecord>(
  { _id: { type: String, required: true }, deletedAt: { type: Date, required: true } },
  { collection: 'forgotten-callers', versionKey: false },
);

/** TTL index: deletes old records. */
schema.index({ deletedAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });

export function forgottenCallerModel(connection: Connection): Model<ForgottenCallerRecord> {
  return connection.model<ForgottenCallerRecord>('ForgottenCaller', schema);
}
