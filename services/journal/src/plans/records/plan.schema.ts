import type { ReadingPlan } from '@word-unfolded/contracts';
import type { PlanState, PlanStep } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** What a list shows of a plan without its state. */
export type StoredSummary = {
  readonly percentage: number;
  readonly completedDays: number;
  readonly streak: number;
  readonly lastCompleted: string | null;
  /** The reader's date on which this was derived. */
  readonly asOf: string;
  readonly paused: boolean;
  readonly next: { readonly day: number; readonly date: string; readonly reference: string } | null;
};

/** A plan of a reader: its schedule and its progress. Its passages and notes are in `plan-texts`. */
export type PlanRecord = Pick<
  ReadingPlan,
  | 'planId'
  | 'title'
  | 'topic'
  | 'kind'
  | 'language'
  | 'totalDays'
  | 'dailyTime'
  | 'startDate'
  | 'endDate'
  | 'active'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
> & {
  readonly ownerId: string;
  readonly state: Omit<PlanState, 'startDate'>;
  /** The dates of the days when the plan was made. */
  readonly firstDates: readonly string[];
  readonly steps: readonly PlanStep[];
  readonly summary: StoredSummary;
  readonly deletedAt: Date | null;
};

/** How long a deleted plan can be brought back. */
const DELETED_SECONDS = 30 * 86_400;

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const any = { type: Schema.Types.Mixed, required: true } as const;

const schema = new Schema<PlanRecord>(
  {
    ownerId: text,
    planId: text,
    title: text,
    topic: text,
    kind: text,
    language: text,
    totalDays: count,
    dailyTime: text,
    startDate: text,
    endDate: text,
    active: { type: Boolean, required: true },
    version: count,
    createdAt: text,
    updatedAt: text,
    state: any,
    firstDates: [String],
    steps: any,
    summary: any,
    deletedAt: { type: Date, default: null },
  },
  { collection: 'plans', versionKey: false, id: false, minimize: false },
);

/** For one plan. */
schema.index({ ownerId: 1, planId: 1 }, { unique: true });
/** For the active plan. */
schema.index({ ownerId: 1, active: -1, updatedAt: -1 });
/** For counts by the time of the last change, which read no plan. */
schema.index({ ownerId: 1, updatedAt: 1 });
/** Deleted plans expire (TTL index). */
schema.index({ deletedAt: 1 }, { expireAfterSeconds: DELETED_SECONDS });

export function planModel(connection: Connection): Model<PlanRecord> {
  return connection.model<PlanRecord>('Plan', schema);
}
