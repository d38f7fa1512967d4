import type { Tier } from './tier.js';

/** The tiers that can be bought. */
export const PAID_TIERS = ['plus', 'premium'] as const satisfies readonly Tier[];

export type PaidTier = (typeof PAID_TIERS)[number];

/** What is charged, in US cents, tax not included (decisions, "Prices": the subscription catalogue, and nothing else). */
export const PRICE_BOOK = {
  plus: { month: 1_599, year: 15_350 },
  premium: { month: 2_099, year: 20_150 },
} as const satisfies Readonly<Record<PaidTier, { month: number; year: number }>>;

/** Days for which a paid tier can be tried, once per account and per card (decisions, "Free trial"). */
export const TRIAL_DAYS = 5;
