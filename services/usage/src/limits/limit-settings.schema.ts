import { Schema, type Connection, type Model } from 'mongoose';

/** The settings of limits that administrators have changed: one document. */
export type LimitSettingsRecord = { readonly _id: string; readonly adminsAreLimited: boolean };

const schema = new Schema<LimitSettingsRecord>(
  {
    _id: { type: String, required: true },
    adminsAreLimited: { type: Boolean, required: true },
  },
  { collection: 'limit_settings', versionKey: false },
);

export function limitSettingsModel(connection: Connection): Model<LimitSettingsRecord> {
  return connection.model<LimitSettingsRecord>('LimitSettings', schema);
}
