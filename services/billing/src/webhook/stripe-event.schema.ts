import { Schema, type Connection, type Model } from 'mongoose';

/** An event of Stripe: its ids, and nothing else of its content. */
export type StripeEventRecord = {
  readonly _id: string;
  readonly type: string;
  /** The ids of the objects that the event names. */
  readonly customer: string | null;
  readonly charge: string | null;
  readonly testClock: string | null;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
};

/** The id of the object that an event is about: runs for it cover all events about it. */
export function objectOf({
  customer,
  charge,
  testClock,
}: Pick<StripeEventRecord, 'customer' | 'charge' | 'testClock'>): string {
  return customer ?? charge ?? testClock ?? '';
}

/** How long events are remembered: Stripe repeats them for three days, and by hand for thirty. */
const KEPT_SECONDS = 40 * 24 * 3_600;

const text = { type: String, default: null } as const;

const schema = new Schema<StripeEventRecord>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    customer: text,
    charge: text,
    testClock: text,
    receivedAt: { type: Date, required: true },
    handledAt: { type: Date, default: null },
  },
  { collection: 'stripe_events', versionKey: false },
);

schema.index({ receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
/** Finds events that were stored and not worked off. */
schema.index({ handledAt: 1, receivedAt: 1 });
/** Finds those of them that are about the same. */
schema.index({ handledAt: 1, customer: 1 });

export function stripeEventModel(connection: Connection): Model<StripeEventRecord> {
  return connection.model<StripeEventRecord>('StripeEvent', schema);
}
