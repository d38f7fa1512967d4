import type { Subscription } from '@word-unfolded/contracts';
import { isPaidTier, TIERS, type BillingInterval, type PaidTier, type Tier } from '@word-unfolded/domain';
import type { OfferedTier } from '../../../plans/plans.js';

/** What the button of a plan does. */
export type PlanAction =
  | { readonly kind: 'register' | 'current' | 'none' }
  | { readonly kind: 'trial' | 'buy'; readonly tier: PaidTier }
  | {
      readonly kind: 'change';
      readonly tier: PaidTier;
      /** How the plan compares with the present one. */
      readonly to: 'higher' | 'lower' | 'other-interval';
    };

type Situation = {
  readonly plan: OfferedTier;
  readonly interval: BillingInterval;
  /** The reader's tier; undefined for a visitor. */
  readonly current: Tier | undefined;
  /** Undefined while it is loaded, or if that failed. */
  readonly subscription: Subscription | undefined;
};

const NONE: PlanAction = { kind: 'none' };

/** What a reader can do with a plan (decisions, "Trial"; specification, section 3, "Subscription"). */
export function planAction({ plan, interval, current, subscription }: Situation): PlanAction {
  if (current === undefined) return { kind: 'register' };
  if (!subscription) return current === plan ? { kind: 'current' } : NONE;
  if (isRunning(subscription)) return inSubscription(plan, interval, subscription);
  if (plan === current) return { kind: 'current' };
  if (!isPaidTier(plan) || subscription.provider === 'none') return NONE;
  if (TIERS.indexOf(plan) <= TIERS.indexOf(current)) return NONE; // a given tier has it already
  return { kind: subscription.canTakeTrial ? 'trial' : 'buy', tier: plan };
}

/** Whether a subscription is there that can be changed, cancelled or resumed. */
export function isRunning({ status, isReversed }: Subscription): boolean {
  return !isReversed && (status === 'trialing' || status === 'active' || status === 'past_due');
}

function inSubscription(plan: OfferedTier, interval: BillingInterval, own: Subscription): PlanAction {
  if (plan === own.plan && interval === own.interval) return { kind: 'current' };
  if (!isPaidTier(plan) || own.plan === null || own.provider === 'none') return NONE;
  const order = TIERS.indexOf(plan) - TIERS.indexOf(own.plan);
  return { kind: 'change', tier: plan, to: order > 0 ? 'higher' : order < 0 ? 'lower' : 'other-interval' };
}
