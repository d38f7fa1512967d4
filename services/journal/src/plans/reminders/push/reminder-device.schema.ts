import { Schema, type Connection, type Model } from 'mongoose';

/** The push subscription of a browser. */
export type ReminderDeviceRecord = {
  readonly ownerId: string;
  /** The digest of the endpoint. */
  readonly deviceId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly addedAt: string;
  /** The plan and the date of the last reminder. */
  readonly reminded: string | null;
};

const text = { type: String, required: true } as const;

const schema = new Schema<ReminderDeviceRecord>(
  {
    ownerId: text,
    deviceId: text,
    endpoint: text,
    p256dh: text,
    auth: text,
    addedAt: text,
    reminded: { type: String, default: null },
  },
  { collection: 'plan-reminder-devices', versionKey: false, id: false },
);

/** For the devices of a reader, the newest first. */
schema.index({ ownerId: 1, addedAt: -1 });
/** A browser has one reader. */
schema.index({ deviceId: 1 }, { unique: true });

export function reminderDeviceModel(connection: Connection): Model<ReminderDeviceRecord> {
  return connection.model<ReminderDeviceRecord>('PlanReminderDevice', schema);
}
