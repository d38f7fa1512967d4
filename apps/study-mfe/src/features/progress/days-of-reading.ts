import type { ReadPassage } from '@word-unfolded/domain';

/** What was read on one day of the reader's own calendar. */
export type DayOfReading = { readonly day: Date; readonly passages: readonly ReadPassage[] };

/** A history in days, in the order of the history; a passage that a day has twice (its ends in UTC differ) is there once. */
export function daysOfReading(history: readonly ReadPassage[]): DayOfReading[] {
  const days = new Map<string, { day: Date; passages: ReadPassage[] }>();
  for (const passage of history) {
    const day = new Date(passage.timestamp);
    const known = days.get(day.toDateString()) ?? { day, passages: [] };
    days.set(day.toDateString(), known);
    if (known.passages.every(({ id }) => id !== passage.id)) known.passages.push(passage);
  }
  return [...days.values()];
}

/** How many days lie between a day and today, in the reader's own calendar. */
export function daysAgo(day: Date, now: Date): number {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return (midnight(now) - midnight(day)) / 86_400_000;
}
