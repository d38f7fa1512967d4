import { METRICS, type Amounts, type FeatureKey, type Tier } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** The usage of one feature by one subject on one day. */
export type DaySumRecord = Amounts & {
  readonly ownerId: string;
  readonly kind: 'reader' | 'visitor';
  readonly day: string;
  readonly feature: FeatureKey;
  /** The tier of the latest usage. */
  readonly tier: Tier;
  readonly uses: number;
  /** When it expires. */
  readonly expiresAt: Date;
};

const text = { type: String, required: true } as const;
const amount = { type: Number, required: true, default: 0 } as const;

const schema = new Schema<DaySumRecord>(
  {
    ownerId: text,
    kind: text,
    day: text,
    feature: text,
    tier: text,
    uses: amount,
    ...(Object.fromEntries(METRICS.map((metric) => [metric, amount])) as Record<
      keyof Amounts,
      typeof amount
    >),
    expiresAt: { type: Date, required: true },
  },
  { collection: 'day_sums', versionKey: false },
);

/** For the days of a reader on pages; each is unique. */
schema.index({ ownerId: 1, day: 1, feature: 1 }, { unique: true });
/** For the days of all subjects, for administrators. */
schema.index({ day: 1 });
/** Old documents expire (TTL index). */
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function daySumModel(connection: Connection): Model<DaySumRecord> {
  return connection.model<DaySumRecord>('DaySum', schema);
}
