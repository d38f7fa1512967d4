import { Controller } from '@nestjs/common';
import { GetReadingPlan, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { PlanStore } from './plan-store.js';

/** Returns a plan with its days and progress. */
@Controller()
export class GetPlanUseCase {
  constructor(private readonly store: PlanStore) {}

  /** @throws AppError PLAN_NOT_FOUND */
  @Handles(GetReadingPlan)
  execute(
    { userId, planId }: RequestOf<typeof GetReadingPlan>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof GetReadingPlan>> {
    return this.store.view({ ownerId: ownerOf(userId), timeZone }, planId);
  }
}
