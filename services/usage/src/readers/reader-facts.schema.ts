import { LANGUAGES, TIERS, type Language, type Tier } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** What has to be known of a reader in order to count readers. It is erased with the account; the counts are not. */
export type ReaderFactsRecord = {
  readonly ownerId: string;
  /** The Monday of the week in which the address was verified. */
  readonly cohort: string;
  /** Whether the verified address is counted; accounts that are older than the counts have no such event. */
  readonly isVerified: boolean;
  readonly language: Language;
  readonly tier: Tier;
  /** The last day, and the Monday of the last week, with activity. */
  readonly activeDay: string | null;
  readonly activeWeek: string | null;
  /** The revision of the last change of the subscription; zero before the first. */
  readonly revision: number;
  readonly status: string | null;
  /** What the subscription pays in a month, in cents. */
  readonly monthlyCents: number;
};

const text = { type: String, required: true } as const;

const schema = new Schema<ReaderFactsRecord>(
  {
    ownerId: text,
    cohort: text,
    isVerified: { type: Boolean, default: false },
    language: { type: String, enum: LANGUAGES, required: true },
    tier: { type: String, enum: TIERS, default: 'free' },
    activeDay: { type: String, default: null },
    activeWeek: { type: String, default: null },
    revision: { type: Number, default: 0 },
    status: { type: String, default: null },
    monthlyCents: { type: Number, default: 0 },
  },
  { collection: 'reader_facts', versionKey: false },
);

/** For each fact about a reader, and for deletion with the account. */
schema.index({ ownerId: 1 }, { unique: true });

export function readerFactsModel(connection: Connection): Model<ReaderFactsRecord> {
  return connection.model<ReaderFactsRecord>('ReaderFacts', schema);
}
