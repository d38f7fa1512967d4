import type { Subscription } from '@word-unfolded/contracts';
import { isPaidTier, TIERS, type BillingInterval, type PaidTier, type Tier } from '@word-unfolded/domain';
import type { OfferedTier } from './plans.js';

/** What the button of a plan does. */
export type PlanAction =
  | { readonly kind: 'register' | 'none' }
  | { readonly kind: 'trial' | 'buy'; readonly tier: PaidTier }
  | {
      readonly kind: 'change';
      readonly tier: PaidTier;
      /** How the plan compares with the present one. */
      readonly to: 'higher' | 'lower' | 'other-interval';
    };

/** Whom a plan is offered to. */
export type PlanSituation = {
  /** The reader's tier; undefined for a visitor, and while it is not known who reads. */
  readonly current: Tier | undefined;
  readonly isVisitor: boolean;
  /** Undefined while it is loaded, or if that failed. */
  readonly subscription: Subscription | undefined;
};

type OfferedPlan = { readonly plan: OfferedTier; readonly interval: BillingInterval };

const NONE: PlanAction = { kind: 'none' };

/** What a reader can do with a plan (decisions, "Trial"; specification, section 3, "Subscription"). */
export function planAction(
  { plan, interval }: OfferedPlan,
  { current, isVisitor, subscription }: PlanSituation,
): PlanAction {
  if (isVisitor) return { kind: 'register' };
  if (current === undefined || !subscription || !isPaidTier(plan)) return NONE;
  if (subscription.provider === 'none') return NONE;
  if (isLive(subscription)) return isChangeable(subscription) ? changeTo(plan, interval, subscription) : NONE;
  if (TIERS.indexOf(plan) <= TIERS.indexOf(current)) return NONE; // a given tier has it already
  return { kind: subscription.canTakeTrial ? 'trial' : 'buy', tier: plan };
}

/** Whether a plan is the one that the reader has, however often it is paid. */
export function isCurrentPlan(plan: OfferedTier, { current, subscription }: PlanSituation): boolean {
  return plan === (subscription && isChangeable(subscription) ? subscription.plan : current);
}

/** Whether a subscription goes on, so that it can be cancelled or resumed, and stands in the way of another one. */
export function isLive({ status }: Subscription): boolean {
  return status !== null && !ENDED.has(status);
}

/** Whether a payment of a subscription is missing: then it is made before anything else. */
export function isOverdue({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid';
}

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete', 'incomplete_expired']);

function isChangeable({ status, isReversed }: Subscription): boolean {
  return !isReversed && (status === 'trialing' || status === 'active');
}

function changeTo(plan: PaidTier, interval: BillingInterval, own: Subscription): PlanAction {
  if (own.plan === null || (plan === own.plan && interval === own.interval)) return NONE;
  const order = TIERS.indexOf(plan) - TIERS.indexOf(own.plan);
  return { kind: 'change', tier: plan, to: order > 0 ? 'higher' : order < 0 ? 'lower' : 'other-interval' };
}
