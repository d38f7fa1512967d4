import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { planSummaryModel, type PlanSummaryRecord } from './plan-summary.schema.js';

/** What a list needs of a plan. */
export type ListedPlan = Omit<PlanSummaryRecord, 'ownerId'>;

/** More than a reader can have; those of deleted plans among them expire. */
const MOST = 5_000;

/** Stores what lists show of plans. */
@Injectable()
export class PlanSummaryRepository extends OwnedRepository<PlanSummaryRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(planSummaryModel(connection));
  }

  /** All, also those of deleted plans: the active one first, then the most recently changed. */
  all(ownerId: OwnerId): Promise<ListedPlan[]> {
    return this.findMany(ownerId, {}, { sort: { active: -1, updatedAt: -1 }, limit: MOST });
  }

  /** Those that have changed at a time or later, also deleted ones, in the order of their changes. */
  changedSince(ownerId: OwnerId, time: string): Promise<ListedPlan[]> {
    const updatedAt = mongoose.trusted({ $gte: time });
    return this.findMany(ownerId, { updatedAt }, { sort: { updatedAt: 1 }, limit: MOST });
  }

  /** Those of some plans, without deleted ones. */
  named(ownerId: OwnerId, planIds: readonly string[]): Promise<ListedPlan[]> {
    const filter = { planId: mongoose.trusted({ $in: [...planIds] }), deletedAt: null };
    return this.findMany(ownerId, filter, { limit: planIds.length });
  }

  async put(ownerId: OwnerId, { planId, ...plan }: ListedPlan): Promise<void> {
    await this.updateOne(ownerId, { planId }, { $set: plan }, { upsert: true });
  }

  /** Shows a plan as the only active one of its reader. */
  async activate(ownerId: OwnerId, planId: string): Promise<void> {
    await this.updateMany(
      ownerId,
      { active: true, planId: mongoose.trusted({ $ne: planId }) },
      { $set: { active: false } },
    );
  }

  async remove(ownerId: OwnerId, planId: string): Promise<void> {
    await this.deleteOne(ownerId, { planId });
  }
}
