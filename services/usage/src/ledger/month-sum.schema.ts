import { METRICS, type Amounts, type Tier } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** The usage of one reader in one month, so that the costliest readers are found without adding all usage up. */
export type MonthSumRecord = Amounts & {
  readonly ownerId: string;
  /** `2026-11`, in UTC. */
  readonly month: string;
  /** The tier of the latest usage. */
  readonly tier: Tier;
  readonly uses: number;
  /** What it cost at the prices of the time, in millionths of a dollar. */
  readonly micros: number;
  /** When it expires. */
  readonly expiresAt: Date;
};

const text = { type: String, required: true } as const;
const amount = { type: Number, required: true, default: 0 } as const;

const schema = new Schema<MonthSumRecord>(
  {
    ownerId: text,
    month: text,
    tier: text,
    uses: amount,
    micros: amount,
    ...(Object.fromEntries(METRICS.map((metric) => [metric, amount])) as Record<
      keyof Amounts,
      typeof amount
    >),
    expiresAt: { type: Date, required: true },
  },
  { collection: 'month_sums', versionKey: false },
);

/** For the months of a reader; each is unique. */
schema.index({ ownerId: 1, month: 1 }, { unique: true });
/** For the costliest readers of a month. */
schema.index({ month: 1, micros: -1 });
/** Old documents expire (TTL index). */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function monthSumModel(connection: Connection): Model<MonthSumRecord> {
  return connection.model<MonthSumRecord>('MonthSum', schema);
}
