import { Controller } from '@nestjs/common';
import { AppError, UndoPlanStep, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { undoStep } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { PlanStore } from '../plan-store.js';
import { stateOf } from '../plan-view.js';

/** Undoes the latest change of a plan, or its deletion. */
@Controller()
export class UndoStepUseCase {
  constructor(private readonly store: PlanStore) {}

  /** @throws AppError PLAN_NOT_FOUND, PLAN_NOTHING_TO_UNDO */
  @Handles(UndoPlanStep)
  execute(
    { userId, planId, step }: RequestOf<typeof UndoPlanStep>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof UndoPlanStep>> {
    const caller = { ownerId: ownerOf(userId), timeZone };
    return this.store.change(
      caller,
      planId,
      ({ plan }) => {
        if (plan.deletedAt !== null) return { fields: { deletedAt: null } };
        const undone = undoStep({ state: stateOf(plan), steps: plan.steps }, step);
        if (!undone) throw AppError.of('PLAN_NOTHING_TO_UNDO');
        return undone;
      },
      { deleted: true },
    );
  }
}
