import type { PlanRequest } from './plan-request.js';

/** Verses of a day's reading: about one a minute, for slow reading, thought and prayer. */
export type ReadingLength = { readonly least: number; readonly most: number };

const LENGTHS: Readonly<Record<PlanRequest['dailyMinutes'], ReadingLength>> = {
  15: { least: 6, most: 18 },
  30: { least: 14, most: 36 },
  45: { least: 24, most: 60 },
};

export function readingLength(dailyMinutes: PlanRequest['dailyMinutes']): ReadingLength {
  return LENGTHS[dailyMinutes];
}
