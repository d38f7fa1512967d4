import { METRICS, type Amounts } from './daily-limits.js';

/** The price of one of each metric at a provider of models, in millionths of a dollar. Requests cost nothing by themselves. */
export type ModelPrices = Amounts;

/** What an amount costs at the given prices, in whole millionths of a dollar. */
export function costInMicros(amounts: Amounts, prices: ModelPrices): number {
  return Math.round(METRICS.reduce((sum, metric) => sum + amounts[metric] * prices[metric], 0));
}
