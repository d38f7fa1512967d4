import { METRICS, type Amounts, type Metric } from './daily-limits.js';

/** A zero amount of each metric. */
export const NO_AMOUNTS: Amounts = amountsOf(() => 0);

/** Builds an amount of each metric from a function of the metric. */
export function amountsOf(amount: (metric: Metric) => number): Amounts {
  return Object.fromEntries(METRICS.map((metric) => [metric, amount(metric)])) as Amounts;
}

/** The sum of two amounts. */
export function addAmounts(one: Amounts, other: Amounts): Amounts {
  return amountsOf((metric) => one[metric] + other[metric]);
}

/** The share of a limit, in percent, from which a reader is warned (specification, section 4, "Usage"). */
export const WARNING_PERCENT = 80;

/** The used share of a limit, in whole percent rounded down, so that 100 means reached; 0 if the limit is 0. */
export function percentOf(used: number, limit: number): number {
  return limit > 0 ? Math.floor((used / limit) * 100) : 0;
}
