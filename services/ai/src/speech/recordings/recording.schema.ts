import { Schema, type Connection, type Model } from 'mongoose';

/** For which reader a recording was made. Its files are named by its text, so only this document leads to them. */
export type RecordingRecord = { readonly ownerId: string; readonly digest: string; readonly madeAt: Date };

const text = { type: String, required: true } as const;

const schema = new Schema<RecordingRecord>(
  { ownerId: text, digest: text, madeAt: { type: Date, required: true } },
  { collection: 'recordings', versionKey: false },
);

/** For the deletion with the account. */
schema.index({ ownerId: 1, digest: 1 }, { unique: true });

export function recordingModel(connection: Connection): Model<RecordingRecord> {
  return connection.model<RecordingRecord>('Recording', schema);
}
