import {
  DAILY_LIMITS,
  isPaidTier,
  METRICS,
  PRICE_BOOK,
  type Amounts,
  type Metric,
  type Tier,
} from '@word-unfolded/domain';

/** The tiers that are offered, from the lowest to the highest. */
export const OFFERED_TIERS = ['free', 'plus', 'premium'] as const;

export type OfferedTier = (typeof OFFERED_TIERS)[number];

/** The text keys of what a plan gives beside its limits (decisions, "Prices" and "Limits"). */
const GIVES = {
  free: ['free.read', 'free.notes', 'free.offline'],
  plus: ['plus.explorer', 'plus.journal', 'plus.theo', 'plus.limits'],
  premium: ['premium.all', 'premium.voice', 'premium.limits'],
  beta: ['beta.all'],
  admin: ['admin.all'],
} as const satisfies Readonly<Record<Tier, readonly string[]>>;

/** The limits of a day that a plan names; tokens stand on the usage page only (decisions, "Limits"). */
const NAMED_LIMITS = [
  'requests',
  'images',
  'ttsCharacters',
  'voiceMinutes',
] as const satisfies readonly Metric[];

/** A limit of a day that a plan names. */
export type PlanLimit = { readonly metric: Metric; readonly amount: number };

/** What a plan gives and costs; prices in US cents, limits from the table that is enforced. */
export function offerOf(tier: Tier) {
  return {
    price: isPaidTier(tier) ? PRICE_BOOK[tier] : undefined,
    gives: GIVES[tier],
    limits: limitsOf(DAILY_LIMITS[tier]).filter(({ metric }) =>
      NAMED_LIMITS.some((named) => named === metric),
    ),
  };
}

/** All limits of a day that are not zero, in the order of the metrics, for a page that compares tiers. */
export function limitsOf(amounts: Amounts): readonly PlanLimit[] {
  return METRICS.map((metric) => ({ metric, amount: amounts[metric] })).filter(({ amount }) => amount > 0);
}
