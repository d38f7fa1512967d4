import type { Tier } from './tier.js';

/** The tiers that can be bought. */
export const PAID_TIERS = ['plus', 'premium'] as const satisfies readonly Tier[];

export type PaidTier = (typeof PAID_TIERS)[number];

/** Prices in US cents, tax not included (decisions, "Prices": the subscription catalogue, and nothing else). */
export const PRICE_BOOK = {
  plus: { month: 1_599, year: 15_350 },
  premium: { month: 2_099, year: 20_150 },
} as const satisfies Readonly<Record<PaidTier, { month: number; year: number }>>;

/** Days of a free trial of a paid tier, once per account and per card (decisions, "Free trial"). */
export const TRIAL_DAYS = 5;
