export const HEAT_LEVELS = 4;

/** The level of a value beside the highest one: 0 for zero and below, otherwise 1 to 4 in equal parts. */
export function heatLevel(value: number, highest: number): number {
  if (value <= 0 || highest <= 0) return 0;
  return Math.min(HEAT_LEVELS, Math.max(1, Math.ceil((value / highest) * HEAT_LEVELS)));
}
