import { Controller } from '@nestjs/common';
import {
  AppError,
  FreezePlanDate,
  type ErrorCode,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { freezeDate, snapshotOf, type FreezeRefusal } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { newStepId } from './new-step-id.js';
import { PlanStore } from '../plan-store.js';
import { stateOf } from '../plan-view.js';

const REFUSALS = {
  outside: 'PLAN_DATE_OUTSIDE',
  completed: 'PLAN_FREEZE_COMPLETED',
  used: 'PLAN_FREEZE_USED',
} as const satisfies Readonly<Record<FreezeRefusal, ErrorCode>>;

/** Covers a date by the freeze of its week, so that the streak goes on over it. */
@Controller()
export class FreezeDateUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PLAN_NOT_FOUND, PLAN_DATE_OUTSIDE, PLAN_FREEZE_COMPLETED, PLAN_FREEZE_USED */
  @Handles(FreezePlanDate)
  execute(
    { userId, planId, date }: RequestOf<typeof FreezePlanDate>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof FreezePlanDate>> {
    const caller = { ownerId: ownerOf(userId), timeZone };
    return this.store.change(caller, planId, ({ plan }) => {
      const before = stateOf(plan);
      const state = freezeDate(before, date ?? this.store.today(caller));
      if (typeof state === 'string') throw AppError.of(REFUSALS[state]);
      if (state === before) return undefined;
      const at = this.clock.now().toISOString();
      const step = { id: newStepId(), kind: 'freeze', at, before: snapshotOf(before) };
      return { state, steps: [...plan.steps, step] };
    });
  }
}
