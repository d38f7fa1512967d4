import { Schema, type Connection, type Model } from 'mongoose';

/** That a consumer has acted on an event. */
export type InboxRecord = {
  /** Consumer and event. */
  readonly _id: string;
  readonly doneAt: Date;
};

/** Longer than an event can be delivered again, in seconds. */
const REMEMBERED_SECONDS = 35 * 86_400;

const schema = new Schema<InboxRecord>(
  { _id: { type: String, required: true }, doneAt: { type: Date, required: true } },
  { collection: 'inbox', versionKey: false },
);

/** Old records go by themselves. */
schema.index({ doneAt: 1 }, { expireAfterSeconds: REMEMBERED_SECONDS });

export function inboxModel(connection: Connection): Model<InboxRecord> {
  return connection.model<InboxRecord>('Inbox', schema);
}
