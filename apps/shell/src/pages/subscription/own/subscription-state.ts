import type { Subscription } from '@word-unfolded/contracts';

/** The text key of a state, under `own`. */
type StateKey =
  | 'trialing'
  | 'trialEnds'
  | 'active'
  | 'ends'
  | 'grace'
  | 'overdue'
  | 'ended'
  | 'over'
  | 'paused'
  | 'reversed'
  | 'reversedOver';

/** The state of a subscription in words, and the date that belongs to it; no key without a subscription. */
export type SubscriptionState = { readonly key: StateKey | undefined; readonly at: string | null };

/**
 * The state of a subscription.
 *
 * @param now milliseconds since 1970
 */
export function stateOf(subscription: Subscription, now = Date.now()): SubscriptionState {
  const { type, status, endDate, trialEndsAt, gracePeriodEnds, cancelAtPeriodEnd, isReversed, nextCharge } =
    subscription;
  if (isReversed) return { key: nextCharge ? 'reversed' : 'reversedOver', at: null };
  switch (status) {
    case 'trialing':
      return { key: cancelAtPeriodEnd ? 'trialEnds' : 'trialing', at: trialEndsAt ?? endDate };
    case 'active':
      return { key: cancelAtPeriodEnd ? 'ends' : 'active', at: endDate };
    case 'past_due':
    case 'unpaid': {
      // The clock of the device may be wrong, but a reader of the free tier has no time left.
      const hasTime = type !== 'free' && gracePeriodEnds !== null && Date.parse(gracePeriodEnds) > now;
      return hasTime ? { key: 'grace', at: gracePeriodEnds } : { key: 'overdue', at: null };
    }
    case 'canceled':
      return endDate ? { key: 'ended', at: endDate } : { key: 'over', at: null };
    case 'paused':
      return { key: 'paused', at: null };
    case 'incomplete':
    case 'incomplete_expired':
    case null:
      return { key: undefined, at: null };
  }
}
