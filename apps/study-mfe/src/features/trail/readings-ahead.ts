import type { PlanDay } from '@word-unfolded/contracts';
import { dateAfter } from '@word-unfolded/domain';

/** Today's reading and those of the next seven days can be read without a network. */
const DAYS_AHEAD = 7;

/** Most readings that are kept, when several lie on one date. */
const MOST_READINGS = 24;

/**
 * The passages that a device keeps of a plan, in OSIS: those of today and the next seven days by the calendar, and the
 * next ones in sequence, because a reader who is ahead or behind reads on from there.
 */
export function readingsAhead(
  days: readonly Pick<PlanDay, 'osis' | 'date' | 'completed' | 'skipped'>[],
  today: string,
): string[] {
  const unread = days.filter(({ completed, skipped }) => !completed && !skipped);
  const dated = days.filter((day) => day.date === today || (unread.includes(day) && isSoon(day.date, today)));
  const readings = [...unread.slice(0, DAYS_AHEAD + 1), ...dated].map(({ osis }) => osis);
  return [...new Set(readings)].slice(0, MOST_READINGS);
}

const isSoon = (date: string, today: string) => date > today && date <= dateAfter(today, DAYS_AHEAD);
