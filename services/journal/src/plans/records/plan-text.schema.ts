import type { PlannedReading } from '@word-unfolded/contracts';
import type { TrailNote } from '@word-unfolded/domain';
import { Schema, type Connection, type Model } from 'mongoose';

/** The passages of a plan, and what its reader wrote beside them. */
export type PlanTextRecord = {
  readonly ownerId: string;
  readonly planId: string;
  readonly readings: readonly PlannedReading[];
  readonly notes: readonly TrailNote[];
  readonly deletedAt: Date | null;
};

/** As long as the plan itself can be brought back. */
const DELETED_SECONDS = 30 * 86_400;

const text = { type: String, required: true } as const;
const any = { type: Schema.Types.Mixed, required: true } as const;

const schema = new Schema<PlanTextRecord>(
  { ownerId: text, planId: text, readings: any, notes: any, deletedAt: { type: Date, default: null } },
  { collection: 'plan-texts', versionKey: false, id: false, minimize: false },
);

/** One document for each plan. */
schema.index({ ownerId: 1, planId: 1 }, { unique: true });
/** Those of deleted plans expire (TTL index). */
schema.index({ deletedAt: 1 }, { expireAfterSeconds: DELETED_SECONDS });

export function planTextModel(connection: Connection): Model<PlanTextRecord> {
  return connection.model<PlanTextRecord>('PlanText', schema);
}
