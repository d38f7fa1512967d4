import { Injectable } from '@nestjs/common';
import { retryIfDuplicate, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { OwnerMutex } from '../common/owner-mutex.js';
import { headOf } from './plan-view.js';
import { PlanRepository, type StoredPlan } from './records/plan.repository.js';
import { PlanSummaryRepository, type ListedPlan } from './records/plan-summary.repository.js';

/**
 * The stored summaries of plans. A replica of a version that does not write them may have changed plans, and plans are
 * older than their summaries; so every list counts by an index whether the summaries are those of the present plans,
 * and derives them again if they are not.
 */
@Injectable()
export class ListedPlans {
  constructor(
    private readonly plans: PlanRepository,
    private readonly summaries: PlanSummaryRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly mutex: OwnerMutex,
  ) {}

  /** The plans of a reader, without deleted ones: the active one first, then the most recently changed. */
  async all(ownerId: OwnerId): Promise<ListedPlan[]> {
    const stored = await this.summaries.all(ownerId);
    const present = (await this.arePresent(ownerId, stored)) ? stored : await this.derived(ownerId);
    return present.filter(({ deletedAt }) => deletedAt === null);
  }

  /** Only in the transaction that stores the plan. */
  async put(ownerId: OwnerId, plan: StoredPlan): Promise<void> {
    await this.summaries.put(ownerId, { ...headOf(plan), summary: plan.summary, deletedAt: plan.deletedAt });
    if (plan.active) await this.summaries.activate(ownerId, plan.planId);
  }

  private async arePresent(ownerId: OwnerId, stored: readonly ListedPlan[]): Promise<boolean> {
    const times = [...new Set(stored.map(({ updatedAt }) => updatedAt))];
    const [known, total] = await Promise.all([
      this.plans.countChangedAt(ownerId, times),
      this.plans.countAll(ownerId),
    ]);
    return known === stored.length && total === stored.length;
  }

  private derived(ownerId: OwnerId): Promise<ListedPlan[]> {
    const work = async (): Promise<ListedPlan[]> => {
      const plans = await this.plans.withoutState(ownerId);
      const present = new Set(plans.map(({ planId }) => planId));
      for (const { planId } of await this.summaries.all(ownerId))
        if (!present.has(planId)) await this.summaries.remove(ownerId, planId);
      for (const plan of plans) await this.summaries.put(ownerId, plan);
      return plans;
    };
    return this.mutex.take(ownerId, () => retryIfDuplicate(() => this.unitOfWork.run(work)));
  }
}
