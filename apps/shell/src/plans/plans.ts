import { DAILY_LIMITS, PRICE_BOOK, type Metric, type PaidTier } from '@word-unfolded/domain';

/** The tiers that are offered, from the lowest to the highest. */
export const OFFERED_TIERS = ['free', 'plus', 'premium'] as const;

export type OfferedTier = (typeof OFFERED_TIERS)[number];

/** The text keys of what a plan gives beside its limits (decisions, "Prices" and "Limits"). */
const GIVES = {
  free: ['free.read', 'free.notes', 'free.offline'],
  plus: ['plus.explorer', 'plus.journal', 'plus.theo', 'plus.limits'],
  premium: ['premium.all', 'premium.limits'],
} as const satisfies Readonly<Record<OfferedTier, readonly string[]>>;

/** The limits of a day that a plan names: those of features that exist. */
const NAMED_LIMITS = ['requests', 'ttsCharacters'] as const satisfies readonly Metric[];

/** What a plan gives and costs; prices in US cents, limits from the table that is enforced. */
export function offerOf(tier: OfferedTier) {
  return {
    price: isPaid(tier) ? PRICE_BOOK[tier] : undefined,
    gives: GIVES[tier],
    limits: NAMED_LIMITS.map((metric) => ({ metric, amount: DAILY_LIMITS[tier][metric] })),
  };
}

function isPaid(tier: OfferedTier): tier is PaidTier {
  return tier !== 'free';
}
