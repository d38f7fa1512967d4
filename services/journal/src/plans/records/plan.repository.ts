import { Inject, Injectable } from '@nestjs/common';
import { PLAN_LIMITS } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { planModel, type PlanRecord } from './plan.schema.js';

/** The stored form of a plan, without its owner. */
export type StoredPlan = Omit<PlanRecord, 'ownerId'>;

/** What a list needs. */
export type ListedPlan = Omit<StoredPlan, 'state' | 'steps' | 'firstDates'>;

const LISTED = { state: 0, steps: 0, firstDates: 0 } as const;

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

  /** A page of plans without their state: the active one first, then the most recently changed. */
  async list(
    ownerId: OwnerId,
    page: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly plans: ListedPlan[]; readonly total: number }> {
    const sort = { active: -1, updatedAt: -1 } as const;
    const [plans, total] = await Promise.all([
      this.findMany(ownerId, { deletedAt: null }, { sort, ...page }, LISTED),
      this.count(ownerId, { deletedAt: null }),
    ]);
    return { plans, total };
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
