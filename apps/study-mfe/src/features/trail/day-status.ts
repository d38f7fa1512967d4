import type { PlanDay } from '@word-unfolded/contracts';

export type DayStatus = 'completed' | 'skipped' | 'today' | 'missed' | 'unread';

/** How a day of a plan stands on the reader's date (specification, section 4: unread, completed, today). */
export function statusOfDay({ completed, skipped, date }: PlanDay, today: string): DayStatus {
  if (completed) return 'completed';
  if (skipped) return 'skipped';
  if (date === today) return 'today';
  return date < today ? 'missed' : 'unread';
}
