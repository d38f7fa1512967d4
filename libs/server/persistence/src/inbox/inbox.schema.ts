import { Schema, type Connection, type Model } from 'mongoose';

/** An event that a consumer has processed. */
export type InboxRecord = {
  /** Consumer name and event id. */
  readonly _id: string;
  readonly doneAt: Date;
};

/** Longer than the period of redelivery, in seconds. */
const REMEMBERED_SECONDS = 35 * 86_400;

const schema = new Schema<InboxRecord>(
  { _id: { type: String, required: true }, doneAt: { type: Date, required: true } },
  { collection: 'inbox', versionKey: false },
);

/** TTL index: deletes old records. */
schema.index({ doneAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });

export function inboxModel(connection: Connection): Model<InboxRecord> {
  return connection.model<InboxRecord>('Inbox', schema);
}
