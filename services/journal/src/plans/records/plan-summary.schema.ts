import { Schema, type Connection, type Model } from 'mongoose';
import type { PlanRecord } from './plan.schema.js';

/**
 * What a list shows of a plan. It is derived from the plan and stored beside it, because a plan has thousands of dates,
 * which a list would read for nothing.
 */
export type PlanSummaryRecord = Omit<PlanRecord, 'state' | 'steps' | 'firstDates'>;

/** As long as the plan itself can be brought back. */
const DELETED_SECONDS = 30 * 86_400;

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;

const schema = new Schema<PlanSummaryRecord>(
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
    summary: { type: Schema.Types.Mixed, required: true },
    deletedAt: { type: Date, default: null },
  },
  { collection: 'plan-summaries', versionKey: false, id: false, minimize: false },
);

/** One document for each plan. */
schema.index({ ownerId: 1, planId: 1 }, { unique: true });
/** For lists. */
schema.index({ ownerId: 1, active: -1, updatedAt: -1 });
/** Those of deleted plans expire (TTL index). */
schema.index({ deletedAt: 1 }, { expireAfterSeconds: DELETED_SECONDS });

export function planSummaryModel(connection: Connection): Model<PlanSummaryRecord> {
  return connection.model<PlanSummaryRecord>('PlanSummary', schema);
}
