import type { User } from '@word-unfolded/contracts';
import { isPaidTier } from '@word-unfolded/domain';

/** A notice about the reader's plan (specification, section 4, "Banner"). */
export type AccountNotice =
  | { readonly kind: 'trial'; readonly days: number }
  | { readonly kind: 'grace'; readonly ends: Date }
  | { readonly kind: 'payment' }
  | { readonly kind: 'downgraded' };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The current notice for a reader. The downgrade is announced to readers who had a paid tier or a trial (decisions,
 * "Grace").
 *
 * @param now milliseconds since 1970
 */
export function accountNotice(user: User, now: number): AccountNotice | undefined {
  const { subscriptionTier, subscriptionStatus } = user;
  const trialLeft = timeOf(user.trialEndsAt) - now;
  const graceEnds = timeOf(user.gracePeriodEnds);
  const hasBought = isPaidTier(subscriptionTier);
  if (hasBought && graceEnds > now) return { kind: 'grace', ends: new Date(graceEnds) };
  const isInGrace = subscriptionTier !== 'free' && graceEnds > now; // a given tier stays
  if (isUnpaid(subscriptionStatus) && (user.gracePeriodEnds === null || isInGrace))
    return { kind: 'payment' };
  if (hasBought && subscriptionStatus === 'trialing' && trialLeft > 0)
    return { kind: 'trial', days: Math.ceil(trialLeft / DAY_MS) };
  const hadMore = subscriptionStatus !== null || user.trialEndsAt !== null;
  return subscriptionTier === 'free' && hadMore ? { kind: 'downgraded' } : undefined;
}

/** The payment provider's status of a subscription whose payment failed. */
function isUnpaid(status: string | null): boolean {
  return status === 'past_due' || status === 'unpaid';
}

function timeOf(moment: string | null): number {
  return moment === null ? 0 : Date.parse(moment);
}
