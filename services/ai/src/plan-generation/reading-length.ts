import type { PlanRequest } from './plan-request.js';

/** Verses that a day's reading has: to read slowly, think over and pray with, of a minute or so each. */
export type ReadingLength = { readonly least: number; readonly most: number };

const LENGTHS: Readonly<Record<PlanRequest['dailyMinutes'], ReadingLength>> = {
  15: { least: 6, most: 18 },
  30: { least: 14, most: 36 },
  45: { least: 24, most: 60 },
};

export function readingLength(dailyMinutes: PlanRequest['dailyMinutes']): ReadingLength {
  return LENGTHS[dailyMinutes];
}
