import { Schema, type Connection, type Model } from 'mongoose';

/** When and how a reader is reminded. */
export type ReminderRecord = {
  readonly ownerId: string;
  /** A random name for jobs, so that nothing in Redis tells the account, also after its deletion. */
  readonly reminderId: string;
  /** From 0 to 23; null for no reminder. */
  readonly hour: number | null;
  readonly timeZone: string;
  readonly mail: boolean;
  /** When the next one is due; null for never. */
  readonly dueAt: Date | null;
  /** When to look at it: when it is due, and again later while it cannot be sent. */
  readonly nextAt: Date | null;
};

const text = { type: String, required: true } as const;

const schema = new Schema<ReminderRecord>(
  {
    ownerId: text,
    reminderId: text,
    hour: { type: Number, default: null },
    timeZone: text,
    mail: { type: Boolean, required: true },
    dueAt: { type: Date, default: null },
    nextAt: { type: Date, default: null },
  },
  { collection: 'plan-reminders', versionKey: false, id: false },
);

/** A reader has one. */
schema.index({ ownerId: 1 }, { unique: true });
/** For those that are due. */
schema.index({ nextAt: 1 });

export function reminderModel(connection: Connection): Model<ReminderRecord> {
  return connection.model<ReminderRecord>('PlanReminder', schema);
}
