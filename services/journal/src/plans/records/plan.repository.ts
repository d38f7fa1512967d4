import { Inject, Injectable } from '@nestjs/common';
import { PLAN_LIMITS } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import type { ListedPlan } from './plan-summary.repository.js';
import { planModel, type PlanRecord } from './plan.schema.js';

/** The stored form of a plan, without its owner. */
export type StoredPlan = Omit<PlanRecord, 'ownerId'>;

const WITHOUT_STATE = { _id: 0, ownerId: 0, state: 0, steps: 0, firstDates: 0 } as const;

/** More than a reader can have; deleted ones among them expire. */
const MOST = 5_000;

/** Stores plans. */
@Injectable()
export class PlanRepository extends OwnedRepository<PlanRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(planModel(connection));
  }

  /** Returns an unused id. */
  newId(): string {
    return new mongoose.Types.ObjectId().toHexString();
  }

  /** Finds a plan, also a deleted one. */
  find(ownerId: OwnerId, planId: string): Promise<StoredPlan | null> {
    return this.findOne(ownerId, { planId });
  }

  /** The plan that the reader reads now. */
  findActive(ownerId: OwnerId): Promise<StoredPlan | null> {
    return this.findOne(ownerId, { active: true, deletedAt: null });
  }

  /** The plans with a day that counts for one of some dates. */
  completedOn(ownerId: OwnerId, dates: readonly string[]): Promise<StoredPlan[]> {
    const filter = { deletedAt: null, 'state.completed.date': mongoose.trusted({ $in: [...dates] }) };
    return this.findMany(ownerId, filter, { limit: PLAN_LIMITS.plans });
  }

  /** All plans, also deleted ones, as a list shows them: the active one first, then the most recently changed. */
  withoutState(ownerId: OwnerId): Promise<ListedPlan[]> {
    const sort = { active: -1, updatedAt: -1 } as const;
    return this.findMany(ownerId, {}, { sort, limit: MOST }, WITHOUT_STATE);
  }

  /** How many plans there are, also deleted ones. */
  countAll(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, {});
  }

  /** How many plans have been changed last at one of some times. */
  countChangedAt(ownerId: OwnerId, times: readonly string[]): Promise<number> {
    return this.count(ownerId, { updatedAt: mongoose.trusted({ $in: [...times] }) });
  }

  /** How many plans have been changed last after a time. */
  countChangedAfter(ownerId: OwnerId, time: string): Promise<number> {
    return this.count(ownerId, { updatedAt: mongoose.trusted({ $gt: time }) });
  }

  countStored(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, { deletedAt: null });
  }

  async put(ownerId: OwnerId, { planId, ...plan }: StoredPlan): Promise<void> {
    await this.updateOne(ownerId, { planId }, { $set: plan }, { upsert: true });
  }

  /** Makes a plan the only active one of its reader. */
  async activate(ownerId: OwnerId, planId: string): Promise<void> {
    await this.updateMany(
      ownerId,
      { active: true, planId: mongoose.trusted({ $ne: planId }) },
      { $set: { active: false } },
    );
    await this.updateOne(ownerId, { planId }, { $set: { active: true } });
  }

  /** Yields all plans of a reader, in the order of their ids. */
  everyOne(ownerId: OwnerId): AsyncGenerator<PlanRecord> {
    return this.each(ownerId, {}, { planId: 1 });
  }
}
