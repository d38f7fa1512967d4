import { Controller } from '@nestjs/common';
import { DeleteReadingPlan, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { PlanStore } from './plan-store.js';

/**
 * Deletes a plan with its progress. It can be brought back for 30 days, and is then the active one again if it was and
 * no other has become it.
 */
@Controller()
export class DeletePlanUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PLAN_NOT_FOUND */
  @Handles(DeleteReadingPlan)
  async execute(
    { userId, planId }: RequestOf<typeof DeleteReadingPlan>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof DeleteReadingPlan>> {
    const fields = { deletedAt: this.clock.now() };
    await this.store.change({ ownerId: ownerOf(userId), timeZone }, planId, () => ({ fields }));
    return { deleted: true };
  }
}
