import { nice, ticks } from 'd3-array';

/** The vertical scale of a plot. */
export type ValueScale = {
  /** Round values, ascending, the first and last of the scale among them. */
  readonly ticks: readonly number[];
  /** The place of a value: 0 at the lower end, 1 at the upper end. */
  readonly at: (value: number) => number;
};

const TICKS = 4;

/**
 * A scale that begins or ends at zero, because the length of a bar is read as its amount, and that ends at round values.
 * Whole numbers get whole ticks.
 *
 * @param values finite values
 * @param max what the scale reaches at least
 */
export function valueScale(values: readonly number[], max = 0): ValueScale {
  const lowest = values.reduce((a, b) => Math.min(a, b), 0);
  const highest = values.reduce((a, b) => Math.max(a, b), Math.max(0, max));
  const [low, high] = nice(lowest, lowest === highest ? lowest + 1 : highest, TICKS);
  const isWhole = values.every((value) => Number.isInteger(value));
  const all = ticks(low, high, TICKS);
  return {
    ticks: isWhole ? all.filter((tick) => Number.isInteger(tick)) : all,
    at: (value) => Math.min(1, Math.max(0, (value - low) / (high - low))),
  };
}
