import { Schema, type Connection, type Model } from 'mongoose';

/** The address of a subscribed calendar. It is stored in clear text because the reader can see it again. */
export type PlanCalendarRecord = {
  readonly ownerId: string;
  readonly planId: string;
  readonly token: string;
};

const text = { type: String, required: true } as const;

const schema = new Schema<PlanCalendarRecord>(
  { ownerId: text, planId: text, token: text },
  { collection: 'plan-calendars', versionKey: false, id: false },
);

/** A plan has at most one address. */
schema.index({ ownerId: 1, planId: 1 }, { unique: true });
/** For requests with the token. */
schema.index({ token: 1 }, { unique: true });

export function planCalendarModel(connection: Connection): Model<PlanCalendarRecord> {
  return connection.model<PlanCalendarRecord>('PlanCalendar', schema);
}
