import { Injectable } from '@nestjs/common';
import { UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { headOf } from './plan-view.js';
import { PlanRepository, type StoredPlan } from './records/plan.repository.js';
import { PlanSummaryRepository, type ListedPlan } from './records/plan-summary.repository.js';

/** How long the summaries of a reader count as checked, and of how many readers that is known. */
const CHECKED_MS = 60_000;
const MOST_CHECKED = 10_000;

/**
 * The stored summaries of plans. A replica of a version that does not write them may have changed plans, and plans are
 * older than their summaries. So every list counts by an index whether there is a later change or another number of
 * plans, and once a minute whether each plan is as old as its summary; if not, the summaries are derived again.
 */
@Injectable()
export class ListedPlans {
  /** When the summaries of a reader were checked last, by the clock of the process. */
  private readonly checked = new Map<OwnerId, number>();

  constructor(
    private readonly plans: PlanRepository,
    private readonly summaries: PlanSummaryRepository,
    private readonly unitOfWork: UnitOfWork,
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
    const times = stored.map(({ updatedAt }) => updatedAt).sort();
    const now = performance.now();
    const isChecked = now - (this.checked.get(ownerId) ?? -Infinity) < CHECKED_MS;
    const [total, unknown] = await Promise.all([
      this.plans.countAll(ownerId),
      isChecked
        ? this.plans.countChangedAfter(ownerId, times.at(-1) ?? '')
        : this.plans.countChangedAt(ownerId, [...new Set(times)]).then((known) => stored.length - known),
    ]);
    if (this.checked.size >= MOST_CHECKED) this.checked.clear();
    if (!isChecked) this.checked.set(ownerId, now);
    return total === stored.length && unknown === 0;
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
    return this.unitOfWork.runInOrder(ownerId, work);
  }
}
