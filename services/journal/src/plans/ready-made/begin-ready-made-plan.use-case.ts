import { Controller } from '@nestjs/common';
import { AppError, BeginReadyMadePlan, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { newPlanState } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { PlanStore } from '../plan-store.js';
import { PlanRepository } from '../records/plan.repository.js';
import { readyMadePlan } from './ready-made-plans.js';

/** Begins a plan that needs no generator. */
@Controller()
export class BeginReadyMadePlanUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly plans: PlanRepository,
  ) {}

  /** @throws AppError PLAN_START_PAST, VALIDATION_FAILED for an unknown book, PLANS_FULL */
  @Handles(BeginReadyMadePlan)
  execute(
    request: RequestOf<typeof BeginReadyMadePlan>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof BeginReadyMadePlan>> {
    const { userId, startDate, weekdays, dailyTime, language } = request;
    const caller = { ownerId: ownerOf(userId), timeZone };
    if (startDate < this.store.today(caller)) throw AppError.of('PLAN_START_PAST');
    const made = readyMadePlan(request);
    if (!made)
      throw AppError.with('VALIDATION_FAILED', {}, { details: [{ field: 'book', code: 'FIELD_INVALID' }] });
    const { title, readings } = made;
    const { startDate: _, ...state } = newPlanState(startDate, readings.length, weekdays);
    const named = { planId: this.plans.newId(), title, topic: title, kind: 'ready-made' as const, language };
    return this.store.add(
      caller,
      {
        ...named,
        ...{ totalDays: readings.length, dailyTime, startDate, state },
        firstDates: state.dates,
        steps: [],
      },
      { readings, notes: [] },
    );
  }
}
