import type { RememberedPlanDay } from '@word-unfolded/contracts';
import { isSameDayOfYear } from '@word-unfolded/domain';
import { planRepository } from './plan-repository.js';
import { shownPlan } from './shown-plan.js';
import type { StoredPlan } from './stored-plan.js';

/** The days of the plans on this device that were read on the same day in earlier years, also without a network. */
export async function pastPlanDays(owner: string, date: string): Promise<RememberedPlanDay[]> {
  return pastDaysIn(await planRepository(owner).all(), date);
}

/** The days of plans that were read on the same day in earlier years, the latest first. */
export function pastDaysIn(plans: readonly StoredPlan[], date: string): RememberedPlanDay[] {
  return plans
    .map((stored) => shownPlan(stored, date))
    .flatMap(({ planId, title, days }) =>
      days
        .filter((day) => day.completed && day.date < date && isSameDayOfYear(day.date, date))
        .map(({ day, date: read, reference, trailNote }) => ({
          ...{ planId, title, day, date: read, reference },
          note: trailNote?.text ?? '',
        })),
    )
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
}
