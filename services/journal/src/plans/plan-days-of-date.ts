import { Injectable } from '@nestjs/common';
import type { RememberedPlanDay } from '@word-unfolded/contracts';
import { daysRememberedOn } from '@word-unfolded/domain';
import type { OwnerId } from '@word-unfolded/persistence';
import { PlanRepository, type StoredPlan } from './records/plan.repository.js';
import { PlanTextRepository } from './records/plan-text.repository.js';

/** How many years back are remembered. */
const YEARS = 50;

/** What readers read by their plans on a date. */
@Injectable()
export class PlanDaysOfDate {
  constructor(
    private readonly plans: PlanRepository,
    private readonly texts: PlanTextRepository,
  ) {}

  /** The plan days that were read on the same day in earlier years, the latest first. */
  async inEarlierYears(ownerId: OwnerId, date: string, atMost: number): Promise<RememberedPlanDay[]> {
    const dates = earlierDates(date);
    const plans = await this.plans.completedOn(ownerId, dates);
    const days = await Promise.all(plans.map((plan) => this.daysOf(ownerId, plan, new Set(dates))));
    return days
      .flat()
      .toSorted((one, other) => (one.date < other.date ? 1 : -1))
      .slice(0, atMost);
  }

  /** The passages of the active plan for a date. */
  async readOn(ownerId: OwnerId, date: string): Promise<string[]> {
    const plan = await this.plans.findActive(ownerId);
    if (!plan?.state.dates.includes(date)) return [];
    const readings = (await this.texts.find(ownerId, plan.planId))?.readings ?? [];
    return readings.flatMap(({ reference }, index) => (plan.state.dates[index] === date ? [reference] : []));
  }

  private async daysOf(
    ownerId: OwnerId,
    { planId, title, state }: StoredPlan,
    dates: ReadonlySet<string>,
  ): Promise<RememberedPlanDay[]> {
    const texts = await this.texts.find(ownerId, planId);
    if (!texts) return [];
    return state.completed.flatMap(({ day, date }) => {
      const reading = texts.readings[day - 1];
      if (!reading || !dates.has(date)) return [];
      const note = texts.notes.find((each) => each.day === day)?.text ?? '';
      return [{ planId, title, day, date, reference: reading.reference, note }];
    });
  }
}

function earlierDates(date: string): string[] {
  const year = Number(date.slice(0, -6));
  return Array.from({ length: YEARS }, (_, index) => year - 1 - index).flatMap((earlier) =>
    daysRememberedOn(date).map((day) => `${String(earlier).padStart(4, '0')}${day}`),
  );
}
