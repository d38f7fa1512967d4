import { Controller } from '@nestjs/common';
import { OpenPlanCalendar, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { randomBytes } from 'node:crypto';
import { PlanStore } from '../plan-store.js';
import { PlanCalendarRepository } from '../records/plan-calendar.repository.js';

/** 192 random bits: 32 characters. */
const TOKEN_BYTES = 24;

/** Opens the subscribed calendar of a plan. */
@Controller()
export class OpenCalendarUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly calendars: PlanCalendarRepository,
  ) {}

  /** @throws AppError PLAN_NOT_FOUND */
  @Handles(OpenPlanCalendar)
  execute({
    userId,
    planId,
  }: RequestOf<typeof OpenPlanCalendar>): Promise<ResponseOf<typeof OpenPlanCalendar>> {
    const ownerId = ownerOf(userId);
    return this.store.inOrder(ownerId, async () => {
      await this.store.whole(ownerId, planId);
      const known = await this.calendars.tokenOf(ownerId, planId);
      const token = known ?? randomBytes(TOKEN_BYTES).toString('base64url');
      if (known === null) await this.calendars.add(ownerId, planId, token);
      return { calendarPath: `/api/calendar/${token}.ics` };
    });
  }
}
