import { METRICS, type Amounts, type Metric } from './daily-limits.js';

/** Nothing of anything. */
export const NO_AMOUNTS: Amounts = amountsOf(() => 0);

/** An amount of each metric, each made by itself. */
export function amountsOf(amount: (metric: Metric) => number): Amounts {
  return Object.fromEntries(METRICS.map((metric) => [metric, amount(metric)])) as Amounts;
}

/** The sum of two. */
export function addAmounts(one: Amounts, other: Amounts): Amounts {
  return amountsOf((metric) => one[metric] + other[metric]);
}

/** From this share of a limit on, a reader is warned, in percent (specification, section 4, "Usage"). */
export const WARNING_PERCENT = 80;

/** How much of a limit is used, in whole percent rounded down, so that 100 means reached; 0 of a limit of nothing. */
export function percentOf(used: number, limit: number): number {
  return limit > 0 ? Math.floor((used / limit) * 100) : 0;
}
