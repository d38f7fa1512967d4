import { Controller, Inject } from '@nestjs/common';
import { AppError, ReadPlanCalendar, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { planCalendarText, planDayPath, type CalendarDay } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { plansConfiguration, type PlansConfiguration } from '../plans.configuration.js';
import { PlanStore, type WholePlan } from '../plan-store.js';
import { stateOf } from '../plan-view.js';
import { PlanCalendarRepository } from '../records/plan-calendar.repository.js';

/** Returns the calendar of an address. */
@Controller()
export class ReadCalendarUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly calendars: PlanCalendarRepository,
    @Inject(plansConfiguration.token) private readonly configuration: PlansConfiguration,
  ) {}

  /** @throws AppError CALENDAR_NOT_FOUND */
  @Handles(ReadPlanCalendar)
  async execute({ token }: RequestOf<typeof ReadPlanCalendar>): Promise<ResponseOf<typeof ReadPlanCalendar>> {
    const calendar = await this.calendars.byToken(token);
    if (!calendar) throw AppError.of('CALENDAR_NOT_FOUND');
    const whole = await this.store
      .whole(ownerOf(calendar.ownerId), calendar.planId)
      .catch((cause: unknown) => {
        if (cause instanceof AppError && cause.code === 'PLAN_NOT_FOUND') return undefined;
        throw cause;
      });
    if (!whole) throw AppError.of('CALENDAR_NOT_FOUND');
    return { text: this.textOf(whole) };
  }

  private textOf({ plan, texts }: WholePlan): string {
    const { planId, title, language, version, updatedAt } = plan;
    const { dates, completed, skipped } = stateOf(plan);
    const done = new Map(completed.map(({ day, date }) => [day, date]));
    const days = texts.readings.flatMap(({ reference, note, question }, index): CalendarDay[] => {
      const day = index + 1;
      if (skipped.includes(day)) return [];
      const date = done.get(day) ?? dates[index]!;
      const mark = done.has(day) ? '✓ ' : '';
      const description = [note, question].filter((text) => text !== '').join('\n\n');
      return [{ day, date, title: `${mark}${reference}`, description, url: this.urlOf(planId, day) }];
    });
    return planCalendarText({ planId, name: title, language, days, version, changedAt: new Date(updatedAt) });
  }

  private urlOf(planId: string, day: number): string | null {
    const { PUBLIC_URL } = this.configuration;
    return PUBLIC_URL ? PUBLIC_URL.replace(/\/+$/, '') + planDayPath(planId, day) : null;
  }
}
