import { TIERS, type Tier } from '../tier.js';
import { GRACE_DAYS, type PaidTier } from './price-book.js';

/** The states of a subscription, as Stripe names them. */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What a subscription of Stripe says about access. */
export type PaidSubscription = {
  readonly status: SubscriptionStatus;
  readonly tier: PaidTier;
  /** The end of the trial, also of a past one; null for a subscription without a trial. */
  readonly trialEndsAt: Date | null;
  /** The end of the paid or trial period. */
  readonly periodEndsAt: Date;
  /** Whether it ends with the period instead of renewing. */
  readonly cancelAtPeriodEnd: boolean;
  /** When the payment that is still open failed for the first time; null while nothing is unpaid. */
  readonly firstFailedAt: Date | null;
  /** A payment of the present period was refunded in full, or is disputed, and the dispute was not won. */
  readonly isReversed: boolean;
};

/** A tier that an administrator has given, such as a gift or beta access. */
export type TierGrant = { readonly tier: Tier; readonly until: Date | null };

/** What a reader may do because of a payment or a grant, and why. */
export type Entitlement = {
  readonly tier: Tier;
  /** The state of the subscription; null for a reader who never had one that began. */
  readonly status: SubscriptionStatus | null;
  readonly trialEndsAt: Date | null;
  /** The end of the grace period, also after it has passed; null while no payment is overdue. */
  readonly gracePeriodEnds: Date | null;
  /** When the tier ends if nothing changes; null if it is renewed, or is free. */
  readonly expiresAt: Date | null;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * What a reader may do at a moment. It depends on nothing but its arguments, so that an event that comes late, twice or
 * never has no influence once the state of Stripe is known.
 *
 * | status | tier | until |
 * | --- | --- | --- |
 * | trialing, active | that of the subscription | the end of the period if it is cancelled, otherwise open |
 * | past_due, unpaid | that of the subscription for 7 days from the first failed payment, then free | that day |
 * | incomplete, incomplete_expired | free: the first payment never succeeded, so the status is null | |
 * | canceled, paused | free | |
 *
 * A reversed payment (refund, dispute) takes the tier away whatever the status is. A grant stands beside the
 * subscription: the higher tier of both applies.
 *
 * @param subscription the current one, or the last one that ended; null without one
 * @param grant null without one
 */
export function entitlementOf(
  subscription: PaidSubscription | null,
  grant: TierGrant | null,
  now: Date,
): Entitlement {
  const paid = ofSubscription(subscription, now);
  if (!grant || (grant.until !== null && grant.until <= now)) return paid;
  const order = TIERS.indexOf(grant.tier) - TIERS.indexOf(paid.tier);
  if (order < 0) return paid;
  const endings = order === 0 ? [grant.until, paid.expiresAt] : [grant.until];
  return { ...paid, tier: grant.tier, expiresAt: latest(endings) };
}

/** The end of the grace period of a payment that failed for the first time at a moment. */
export function graceEnd(firstFailedAt: Date): Date {
  return new Date(firstFailedAt.getTime() + GRACE_DAYS * DAY_MS);
}

function ofSubscription(subscription: PaidSubscription | null, now: Date): Entitlement {
  if (!subscription || neverBegan(subscription.status)) return NOTHING;
  const { status, tier, trialEndsAt, firstFailedAt, isReversed } = subscription;
  const isOverdue = status === 'past_due' || status === 'unpaid';
  const gracePeriodEnds = isOverdue && firstFailedAt ? graceEnd(firstFailedAt) : null;
  const state = { status, trialEndsAt, gracePeriodEnds };
  if (isReversed || !givesAccess(subscription, gracePeriodEnds, now))
    return { ...state, tier: 'free', expiresAt: null };
  const ending = subscription.cancelAtPeriodEnd ? subscription.periodEndsAt : null;
  return { ...state, tier, expiresAt: gracePeriodEnds ?? ending };
}

const NOTHING: Entitlement = {
  tier: 'free',
  status: null,
  trialEndsAt: null,
  gracePeriodEnds: null,
  expiresAt: null,
};

function neverBegan(status: SubscriptionStatus): boolean {
  return status === 'incomplete' || status === 'incomplete_expired';
}

function givesAccess({ status }: PaidSubscription, graceEnds: Date | null, now: Date): boolean {
  if (status === 'trialing' || status === 'active') return true;
  return graceEnds !== null && now < graceEnds;
}

/** The latest of several ends; null means that there is none, so it is later than every date. */
function latest(endings: readonly (Date | null)[]): Date | null {
  return endings.reduce((last, each) => (last === null || each === null ? null : each > last ? each : last));
}
