import { Controller } from '@nestjs/common';
import { ClosePlanCalendar, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { PlanStore } from '../plan-store.js';
import { PlanCalendarRepository } from '../records/plan-calendar.repository.js';

/** Ends the address of a subscribed calendar. */
@Controller()
export class CloseCalendarUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly calendars: PlanCalendarRepository,
  ) {}

  /** @throws AppError PLAN_NOT_FOUND */
  @Handles(ClosePlanCalendar)
  execute({
    userId,
    planId,
  }: RequestOf<typeof ClosePlanCalendar>): Promise<ResponseOf<typeof ClosePlanCalendar>> {
    const ownerId = ownerOf(userId);
    return this.store.inOrder(ownerId, async () => {
      await this.store.whole(ownerId, planId);
      const token = await this.calendars.remove(ownerId, planId);
      if (token !== null) await this.store.purge(token);
      return { closed: token !== null };
    });
  }
}
