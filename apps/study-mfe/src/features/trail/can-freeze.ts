import type { PlanDay, ReadingPlan } from '@word-unfolded/contracts';
import { weekOf } from '@word-unfolded/domain';

/** What decides whether a date may be covered. */
type Freezable = Pick<ReadingPlan, 'streak' | 'frozenDates' | 'paused'> & {
  readonly days: readonly Pick<PlanDay, 'date' | 'skipped'>[];
  readonly progress: Pick<ReadingPlan['progress'], 'completedDates'>;
};

/** Whether covering today keeps a streak: a reading of today is open, and the freeze of this week is not used. */
export function canFreeze(
  { days, streak, frozenDates, progress, paused }: Freezable,
  today: string,
): boolean {
  const isDue = days.some(({ date, skipped }) => date === today && !skipped);
  const isUsed = frozenDates.some((date) => weekOf(date) === weekOf(today));
  return isDue && streak > 0 && !paused && !isUsed && !progress.completedDates.includes(today);
}
