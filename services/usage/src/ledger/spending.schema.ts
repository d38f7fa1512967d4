import type { Amounts, FeatureKey, Tier } from '@word-unfolded/domain';
import { METRICS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** One thing that was paid for. */
export type SpendingRecord = {
  /** Day, payer and id of what was paid for: the id of the event. */
  readonly _id: string;
  /** A reader, or the digest of a visitor's network. */
  readonly ownerId: string;
  readonly spendingId: string;
  readonly day: string;
  readonly tier: Tier;
  readonly feature: FeatureKey;
  readonly amounts: Amounts;
  readonly at: Date;
  /** When it is no longer kept. */
  readonly goesAt: Date;
};

const text = { type: String, required: true } as const;
const amount = { type: Number, required: true } as const;
const date = { type: Date, required: true } as const;

const schema = new Schema<SpendingRecord>(
  {
    _id: text,
    ownerId: text,
    spendingId: text,
    day: text,
    tier: text,
    feature: text,
    amounts: new Schema<Amounts>(
      Object.fromEntries(METRICS.map((metric) => [metric, amount])) as Record<keyof Amounts, typeof amount>,
      { _id: false, id: false },
    ),
    at: date,
    goesAt: date,
  },
  { collection: 'spendings', versionKey: false },
);

/** A day is counted anew payer by payer. */
schema.index({ day: 1, ownerId: 1 });
/** A reader who is gone is forgotten. */
schema.index({ ownerId: 1 });
/** Old ones go by themselves. */
schema.index({ goesAt: 1 }, { expireAfterSeconds: 0 });

export function spendingModel(connection: Connection): Model<SpendingRecord> {
  return connection.model<SpendingRecord>('Spending', schema);
}
