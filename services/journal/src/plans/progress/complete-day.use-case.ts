import { Controller } from '@nestjs/common';
import { AppError, CompletePlanDay, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { cameBetween, completeDay, isOfPlan } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { notLaterThan } from '../../common/not-later-than.js';
import { newStepId } from './new-step-id.js';
import { PlanStore } from '../plan-store.js';
import { stateOf } from '../plan-view.js';

/** Marks a day of a plan complete, once. */
@Controller()
export class CompleteDayUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PLAN_NOT_FOUND, PLAN_DAY_NOT_FOUND, PLAN_DATE_OUTSIDE */
  @Handles(CompletePlanDay)
  execute(
    { userId, planId, day, date, at: readAt }: RequestOf<typeof CompletePlanDay>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof CompletePlanDay>> {
    const caller = { ownerId: ownerOf(userId), timeZone };
    const now = this.clock.now();
    const at = notLaterThan(now, readAt ?? now.toISOString());
    return this.store.change(caller, planId, ({ plan }) => {
      const before = stateOf(plan);
      if (day > plan.totalDays) throw AppError.of('PLAN_DAY_NOT_FOUND');
      if (before.completed.some((completion) => completion.day === day)) return undefined;
      if (!isOfPlan(before, { day, date })) throw AppError.of('PLAN_DATE_OUTSIDE');
      const state = completeDay(before, { day, date, at }, this.store.today(caller));
      const came = cameBetween(before, state);
      const step = { id: newStepId(), kind: 'complete', at: now.toISOString(), day, came };
      return { state, steps: [...plan.steps, step] };
    });
  }
}
