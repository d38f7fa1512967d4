import { Controller } from '@nestjs/common';
import { ListReadingPlans, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { streakOf } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { paginationOf } from '../common/pages.js';
import { PlanStore } from './plan-store.js';
import { listedView, stateOf } from './plan-view.js';
import { ListedPlans } from './listed-plans.js';
import { PlanRepository } from './records/plan.repository.js';
import type { ListedPlan } from './records/plan-summary.repository.js';

/** Lists plans by page. */
@Controller()
export class ListPlansUseCase {
  constructor(
    private readonly stored: ListedPlans,
    private readonly plans: PlanRepository,
    private readonly store: PlanStore,
  ) {}

  @Handles(ListReadingPlans)
  async execute(
    { userId, page, limit }: RequestOf<typeof ListReadingPlans>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof ListReadingPlans>> {
    const ownerId = ownerOf(userId);
    const today = this.store.today({ ownerId, timeZone });
    const all = await this.stored.all(ownerId);
    const listed = all.slice((page - 1) * limit, page * limit).map(async (plan) => {
      const view = listedView(plan);
      if (!hasReadAhead(plan, today)) return view;
      const whole = await this.plans.find(ownerId, plan.planId);
      return whole ? { ...view, streak: streakOf(stateOf(whole), today) } : view;
    });
    return { plans: await Promise.all(listed), pagination: paginationOf(page, limit, all.length) };
  }
}

/** Whether dates between have been missed since, which the stored streak cannot know. */
function hasReadAhead({ summary: { lastCompleted, asOf } }: ListedPlan, today: string): boolean {
  return lastCompleted !== null && lastCompleted > asOf && asOf < today;
}
