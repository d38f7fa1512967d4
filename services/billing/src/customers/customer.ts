import type { InvoiceSummary } from '@word-unfolded/contracts';
import type { Entitlement, PlanChoice, TierGrant } from '@word-unfolded/domain';
import type { CardState, SubscriptionState } from '../stripe/stripe-state.js';

/** A checkout that is open. */
export type OpenCheckout = {
  readonly sessionId: string;
  readonly url: string;
  readonly plan: PlanChoice;
  readonly isTrial: boolean;
  readonly expiresAt: Date;
};

/** A mail that was decided on; it is sent after the transaction. */
export type PlannedMail = {
  /** The occasion, so that it is sent once. */
  readonly key: string;
  readonly kind: 'trial-ending' | 'payment-failed';
  readonly at: Date;
  readonly isLast: boolean;
  readonly isSent: boolean;
};

/** What the billing service knows of a reader. */
export type Customer = {
  readonly ownerId: string;
  /** Rises with every change of this document, so that of two concurrent changes one is done again. */
  readonly version: number;
  /** Counts how often the state at Stripe was read and stored; absent before the first time. */
  readonly syncs?: number;
  /** The id at Stripe; null for a reader who only has a grant. */
  readonly customerId: string | null;
  /** Rises with every change of the entitlement. */
  readonly revision: number;
  readonly entitlement: Entitlement;
  readonly subscription: SubscriptionState | null;
  readonly card: CardState | null;
  readonly invoices: readonly InvoiceSummary[];
  readonly grant: TierGrant | null;
  readonly checkout: OpenCheckout | null;
  /** When the account took its trial; null while it may. */
  readonly trialTakenAt: Date | null;
  /** The trial was ended because its card had one before. */
  readonly trialRefused: 'card-used' | null;
  readonly testClock: string | null;
  /** When something happens by itself: a reminder, the end of a grace period or of a grant. */
  readonly dueAt: Date | null;
  readonly mails: readonly PlannedMail[];
};
