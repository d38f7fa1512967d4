/** Parts of the timeline, each with its own length of a year: much is told of some centuries, and little of others. */
const PARTS = [
  { from: -2150, to: -1060, perYear: 0.8 },
  { from: -1060, to: -400, perYear: 5.2 },
  { from: -400, to: -10, perYear: 0.22 },
  { from: -10, to: 105, perYear: 24 },
] as const;

/** The years at which the scale changes. */
export const SCALE_CHANGES = PARTS.slice(1).map(({ from }) => from);

/** The years of the axis. */
export const TICKS = [
  -2000, -1500, -1000, -950, -900, -850, -800, -750, -700, -650, -600, -550, -500, -450, -400, 1, 20, 40, 60,
  80, 100,
] as const;

/** The length of the whole timeline, in units of the drawing. */
export const LENGTH = PARTS.reduce((sum, { from, to, perYear }) => sum + (to - from) * perYear, 0);

/** Where a year is on the timeline, from 0 to LENGTH; years outside of it are at its ends. */
export function yearPosition(year: number): number {
  let position = 0;
  for (const { from, to, perYear } of PARTS) {
    if (year <= to) return position + Math.max(0, year - from) * perYear;
    position += (to - from) * perYear;
  }
  return position;
}
