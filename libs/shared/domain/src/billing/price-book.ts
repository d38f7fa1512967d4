import type { Tier } from '../tier.js';

/** The tiers that can be bought. */
export const PAID_TIERS = ['plus', 'premium'] as const satisfies readonly Tier[];

export type PaidTier = (typeof PAID_TIERS)[number];

/** How often a subscription is charged. */
export const BILLING_INTERVALS = ['month', 'year'] as const;

export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** The currency of all prices, as ISO 4217 in lower-case letters (Stripe's form). */
export const BILLING_CURRENCY = 'usd';

/** Prices in US cents, tax not included (decisions, "Prices": the subscription catalogue, and nothing else). */
export const PRICE_BOOK = {
  plus: { month: 1_599, year: 15_350 },
  premium: { month: 2_099, year: 20_150 },
} as const satisfies Readonly<Record<PaidTier, Readonly<Record<BillingInterval, number>>>>;

/** The discount of a year against twelve months, in percent, as it is announced (decisions, "Prices"). */
export const ANNUAL_DISCOUNT_PERCENT = 20;

/** Days of a free trial of a paid tier, once per account and per card (decisions, "Free trial"). */
export const TRIAL_DAYS = 5;

/** Days before the first charge on which a mail announces it. */
export const TRIAL_REMINDER_DAYS = 2;

/** Days for which access is kept after the first failed payment (decisions, "Grace"). */
export const GRACE_DAYS = 7;

/** A tier that can be bought, and how often it is charged. */
export type PlanChoice = { readonly tier: PaidTier; readonly interval: BillingInterval };

/** Whether a tier can be bought. */
export function isPaidTier(tier: string): tier is PaidTier {
  return PAID_TIERS.some((paid) => paid === tier);
}
