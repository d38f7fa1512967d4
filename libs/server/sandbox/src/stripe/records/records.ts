/** What the sandbox stores. Times are seconds since 1970, amounts are cents. */

export type Metadata = Readonly<Record<string, string>>;

type Stored = { readonly id: string; readonly created: number };

export type CustomerRecord = Stored & {
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Negative: a credit for the next invoices. */
  balance: number;
  defaultPaymentMethod: string | null;
  locales: readonly string[];
  readonly testClock: string;
  readonly invoicePrefix: string;
  nextInvoice: number;
  deleted: boolean;
};

export type PaymentMethodRecord = Stored & {
  customer: string | null;
  /** The card number of the test card; it decides about success. */
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  fingerprint: string;
};

export type ProductRecord = Stored & { name: string; active: boolean; metadata: Metadata; updated: number };

export type Interval = 'day' | 'week' | 'month' | 'year';

export type PriceRecord = Stored & {
  readonly product: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: Interval;
  readonly taxBehavior: string;
  lookupKey: string | null;
  nickname: string | null;
  active: boolean;
  metadata: Metadata;
};

type SubscriptionStatus =
  'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'unpaid' | 'paused';

export type SubscriptionRecord = Stored & {
  readonly customer: string;
  readonly itemId: string;
  price: string;
  status: SubscriptionStatus;
  anchor: number;
  periodStart: number;
  periodEnd: number;
  readonly trialStart: number | null;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancellationReason: string | null;
  defaultPaymentMethod: string | null;
  latestInvoice: string | null;
  metadata: Metadata;
  readonly automaticTax: boolean;
  /** Whether `customer.subscription.trial_will_end` was sent. */
  trialEndAnnounced: boolean;
};

export type InvoiceLine = {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly price: string;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly isProration: boolean;
};

type InvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';

export type InvoiceRecord = Stored & {
  readonly number: string | null;
  readonly customer: string;
  readonly subscription: string;
  readonly lines: readonly InvoiceLine[];
  readonly billingReason: string;
  readonly startingBalance: number;
  endingBalance: number;
  readonly total: number;
  readonly amountDue: number;
  amountPaid: number;
  status: InvoiceStatus;
  attemptCount: number;
  nextAttempt: number | null;
  readonly finalizedAt: number;
  paidAt: number | null;
  voidedAt: number | null;
  paymentIntent: string | null;
};

export type PaymentIntentRecord = Stored & {
  readonly amount: number;
  readonly customer: string;
  readonly invoice: string;
  paymentMethod: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  latestCharge: string | null;
  failureCode: string | null;
};

export type ChargeRecord = Stored & {
  readonly amount: number;
  readonly customer: string;
  readonly invoice: string;
  readonly paymentIntent: string;
  readonly paymentMethod: string;
  readonly status: 'succeeded' | 'failed';
  readonly failureCode: string | null;
  amountRefunded: number;
  disputed: boolean;
};

export type RefundRecord = Stored & {
  readonly charge: string;
  readonly amount: number;
  readonly reason: string | null;
};

export type DisputeRecord = Stored & {
  readonly charge: string;
  readonly amount: number;
  status: 'needs_response' | 'won' | 'lost';
};

export type CheckoutRecord = Stored & {
  readonly customer: string;
  readonly price: string;
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly clientReferenceId: string | null;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly locale: string | null;
  readonly automaticTax: boolean;
  readonly expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  invoice: string | null;
  /** A card that waits for the confirmation of its owner. */
  confirming: string | null;
};

export type PortalRecord = Stored & {
  readonly customer: string;
  readonly secret: string;
  readonly returnUrl: string;
  readonly locale: string | null;
};

export type EventRecord = Stored & {
  readonly type: string;
  /** The object as it was, in JSON. */
  readonly object: string;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
};

/** An answered request that carried an idempotency key. */
export type AnsweredRequest = Stored & {
  readonly digest: string;
  readonly status: number;
  readonly body: string;
};
