import type { InvoiceSummary } from '@word-unfolded/contracts';
import type { PaidSubscription, PlanChoice } from '@word-unfolded/domain';

/** A card at Stripe. */
export type CardState = {
  readonly id: string;
  /** The same for the same card on every account. */
  readonly fingerprint: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** A subscription as Stripe has it. */
export type SubscriptionState = PaidSubscription & {
  readonly id: string;
  readonly itemId: string;
  readonly interval: PlanChoice['interval'];
  /** In cents, per interval. */
  readonly amount: number;
  readonly currency: string;
  readonly startedAt: Date;
  readonly periodStartsAt: Date;
  /** The oldest invoice that is owed. */
  readonly openInvoice: string | null;
  /** The card with which the last attempt to pay failed. */
  readonly failedWith: string | null;
};

/** What Stripe knows of a customer now. Events have no part in it. */
export type StripeState = {
  /** The present subscription, or the last one that ended. */
  readonly subscription: SubscriptionState | null;
  readonly card: CardState | null;
  /** The newest first. */
  readonly invoices: readonly InvoiceSummary[];
  readonly testClock: string | null;
  /** The time that counts for the customer: that of its test clock, if it has one. */
  readonly now: Date;
};
