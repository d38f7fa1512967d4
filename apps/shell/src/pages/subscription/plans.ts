import { PRICE_BOOK } from '@word-unfolded/domain';

/** A plan on offer; prices in US cents. */
export type OfferedPlan = {
  readonly tier: 'free' | 'plus' | 'premium';
  readonly price?: { readonly month: number; readonly year: number };
  /** The text keys of its features. */
  readonly gives: readonly string[];
};

/** The plans on offer, from the lowest to the highest (decisions, "Prices" and "Limits"). */
export const PLANS = [
  { tier: 'free', gives: ['plan.free.read', 'plan.free.notes', 'plan.free.offline'] },
  {
    tier: 'plus',
    price: PRICE_BOOK.plus,
    gives: ['plan.plus.explorer', 'plan.plus.journal', 'plan.plus.theo', 'plan.plus.limits'],
  },
  {
    tier: 'premium',
    price: PRICE_BOOK.premium,
    gives: ['plan.premium.all', 'plan.premium.selah', 'plan.premium.limits'],
  },
] as const satisfies readonly OfferedPlan[];

export type Plan = (typeof PLANS)[number];
