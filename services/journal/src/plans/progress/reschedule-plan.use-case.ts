import { Controller } from '@nestjs/common';
import {
  AppError,
  ReschedulePlan,
  type ReadingPlan,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import {
  changeWeekdays,
  endDateOf,
  pausePlan,
  rebalancePlan,
  resumePlan,
  shiftPlan,
  skipOverdue,
  snapshotOf,
  type PlanState,
} from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { newStepId } from './new-step-id.js';
import { PlanStore } from '../plan-store.js';
import { stateOf } from '../plan-view.js';

type Request = RequestOf<typeof ReschedulePlan>;
type Schedule = ResponseOf<typeof ReschedulePlan>['before'];

/** Previews or applies another schedule. */
@Controller()
export class ReschedulePlanUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PLAN_NOT_FOUND, PLAN_REBALANCE_IMPOSSIBLE, PLAN_WEEKDAYS_REQUIRED */
  @Handles(ReschedulePlan)
  async execute(request: Request, { timeZone }: CallContext): Promise<ResponseOf<typeof ReschedulePlan>> {
    const { userId, planId, apply } = request;
    const caller = { ownerId: ownerOf(userId), timeZone };
    const today = this.store.today(caller);
    if (!apply) {
      const before = stateOf((await this.store.whole(caller.ownerId, planId)).plan);
      const after = scheduled(before, request, today);
      return { applied: false, before: scheduleOf(before), after: scheduleOf(after), plan: null };
    }
    let schedules: { readonly before: Schedule; readonly after: Schedule } | undefined;
    const plan = await this.store.change(caller, planId, ({ plan: { steps, ...stored } }) => {
      const before = stateOf(stored);
      const state = scheduled(before, request, today);
      schedules = { before: scheduleOf(before), after: scheduleOf(state) };
      if (state === before) return undefined;
      const at = this.clock.now().toISOString();
      const step = { id: newStepId(), kind: request.mode, at, before: snapshotOf(before) };
      return { state, steps: [...steps, step] };
    });
    const { before, after } = schedules ?? presentOf(plan);
    return { applied: true, before, after, plan };
  }
}

/** A repeated command does not run again: before and after are what the plan has become. */
function presentOf(plan: ReadingPlan): { readonly before: Schedule; readonly after: Schedule } {
  const days = plan.days.map(({ day, date, completed, skipped }) => ({ day, date, completed, skipped }));
  const schedule = { endDate: plan.endDate, days };
  return { before: schedule, after: schedule };
}

function scheduled(state: PlanState, { mode, weekdays, endDate }: Request, today: string): PlanState {
  if (mode === 'shift') return shiftPlan(state, today);
  if (mode === 'skip') return skipOverdue(state, today);
  if (mode === 'pause') return pausePlan(state, today);
  if (mode === 'resume') return resumePlan(state, today);
  if (mode === 'weekdays') {
    if (!weekdays) throw AppError.of('PLAN_WEEKDAYS_REQUIRED');
    return changeWeekdays(state, today, weekdays);
  }
  const rebalanced = rebalancePlan(state, today, endDate);
  if (!rebalanced) throw AppError.of('PLAN_REBALANCE_IMPOSSIBLE');
  return rebalanced;
}

function scheduleOf(state: PlanState): Schedule {
  const completed = new Map(state.completed.map(({ day, date }) => [day, date]));
  return {
    endDate: endDateOf(state),
    days: state.dates.map((date, index) => {
      const day = index + 1;
      const skipped = state.skipped.includes(day);
      return { day, date: completed.get(day) ?? date, completed: completed.has(day), skipped };
    }),
  };
}
