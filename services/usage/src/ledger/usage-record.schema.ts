import type { Amounts, FeatureKey, Tier } from '@word-unfolded/domain';
import { METRICS } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** One charge. */
export type UsageRecord = {
  /** Day, subject and charge id. The event has the same id. */
  readonly _id: string;
  /** A reader's id, or the digest of a visitor's network. */
  readonly ownerId: string;
  readonly spendingId: string;
  readonly day: string;
  readonly tier: Tier;
  readonly feature: FeatureKey;
  readonly amounts: Amounts;
  readonly at: Date;
  /** When it expires. */
  readonly expiresAt: Date;
};

const text = { type: String, required: true } as const;
const amount = { type: Number, required: true } as const;
const date = { type: Date, required: true } as const;

const schema = new Schema<UsageRecord>(
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
    expiresAt: date,
  },
  { collection: 'spendings', versionKey: false },
);

/** For rebuilding the counters of a day, subject by subject. */
schema.index({ day: 1, ownerId: 1 });
/** For deletion with the account. */
schema.index({ ownerId: 1 });
/** Old records expire (TTL index). */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function usageRecordModel(connection: Connection): Model<UsageRecord> {
  return connection.model<UsageRecord>('Spending', schema);
}
