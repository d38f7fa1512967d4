import type { ReadPassage } from '@word-unfolded/domain';

/** The passages read on one day of the reader's calendar. */
export type DayOfReading = { readonly day: Date; readonly passages: readonly ReadPassage[] };

/**
 * Groups a history by days, in its order; a passage recorded twice on one local day (the UTC dates differ) appears
 * once.
 */
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

/** The number of days between a day and today, in the reader's calendar. */
export function daysAgo(day: Date, now: Date): number {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return (midnight(now) - midnight(day)) / 86_400_000;
}
