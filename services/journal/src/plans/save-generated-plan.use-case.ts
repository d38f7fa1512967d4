import { Controller } from '@nestjs/common';
import { SaveGeneratedPlan, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { newPlanState } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { PlanStore } from './plan-store.js';

/** Stores a generated plan, once. */
@Controller()
export class SaveGeneratedPlanUseCase {
  constructor(private readonly store: PlanStore) {}

  /** @throws AppError PLANS_FULL */
  @Handles(SaveGeneratedPlan)
  async execute(
    { userId, planId, topic, readings, startDate, ...fields }: RequestOf<typeof SaveGeneratedPlan>,
    { timeZone }: CallContext,
  ): Promise<ResponseOf<typeof SaveGeneratedPlan>> {
    const { startDate: _, ...state } = newPlanState(startDate, readings.length);
    const named = {
      planId,
      topic,
      title: topic,
      kind: 'theme' as const,
      totalDays: readings.length,
      startDate,
    };
    await this.store.add(
      { ownerId: ownerOf(userId), timeZone },
      { ...named, ...fields, state, firstDates: state.dates, steps: [] },
      { readings, notes: [] },
    );
    return { planId };
  }
}
