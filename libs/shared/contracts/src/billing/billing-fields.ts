import { BILLING_INTERVALS, PAID_TIERS, SUBSCRIPTION_STATUSES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';

/** An amount of money in the smallest unit of its currency, such as cents. A credit is negative. */
export const cents = z.int().meta({ description: 'In the smallest unit of the currency, such as cents.' });

/** ISO 4217 in lower-case letters. */
export const currency = z.string().regex(/^[a-z]{3}$/);

export const paidTier = z.enum(PAID_TIERS);

export const billingInterval = z.enum(BILLING_INTERVALS);

/** The plan that a reader chooses. The price follows from the price book; a client never names one. */
export const planChoice = z.object({ tier: paidTier, interval: billingInterval });

/** A chosen plan of a reader. */
export const planRequest = z.object({ userId: documentId, plan: planChoice });

/**
 * The payment provider at work: Stripe, the payment sandbox (no money is moved), or none, in which case nothing can be
 * bought.
 */
export const paymentProvider = z.enum(['stripe', 'sandbox', 'none']);

/** A paid, open or void invoice. It stays at Stripe; the addresses are Stripe's, and expire there. */
export const invoiceSummary = z.object({
  id: z.string(),
  number: z.string().nullable(),
  at: z.iso.datetime(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  total: cents,
  amountPaid: cents,
  currency,
  pageUrl: z.url().nullable().meta({ description: 'The page of the invoice at the payment provider.' }),
  pdfUrl: z.url().nullable().meta({ description: 'The invoice as a PDF.' }),
});

export type InvoiceSummary = z.infer<typeof invoiceSummary>;

/** The card that is charged. */
export const cardSummary = z.object({
  brand: z.string().meta({ description: 'Such as `visa`.' }),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});

/** Why the last trial was not given although the checkout was completed. Nothing was charged. */
export const trialRefusal = z.enum(['card-used']);

/** A reader's subscription, as the API returns it (specification, section 3, "Subscription"). */
export const subscription = z.object({
  type: z.enum(TIERS).meta({ description: 'The tier at work: that of the plan, or a granted higher one.' }),
  features: z.array(z.string()).meta({ description: "What the tier gives, in the reader's language." }),
  expiresAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the tier ends if nothing changes; null if it is renewed.' }),
  plan: paidTier.nullable().meta({ description: 'The plan that is or was subscribed to.' }),
  interval: billingInterval.nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  startDate: z.iso.datetime().nullable(),
  endDate: z.iso.datetime().nullable().meta({ description: 'The end of the present period.' }),
  amount: cents.nullable().meta({ description: 'The price of an interval.' }),
  currency: currency.nullable(),
  trialEndsAt: z.iso.datetime().nullable(),
  gracePeriodEnds: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  nextCharge: z
    .object({ at: z.iso.datetime(), amount: cents, currency })
    .nullable()
    .meta({ description: 'The next charge; null if there will be none.' }),
  card: cardSummary.nullable(),
  invoices: z.array(invoiceSummary).max(24).meta({ description: 'The latest invoices, the newest first.' }),
  canTakeTrial: z.boolean().meta({ description: 'Whether the free trial is still open to this account.' }),
  trialRefused: trialRefusal.nullable(),
  isReversed: z.boolean().meta({ description: 'A refund or a dispute has taken the tier away.' }),
  granted: z
    .object({ tier: z.enum(TIERS), until: z.iso.datetime().nullable() })
    .nullable()
    .meta({ description: 'A tier that an administrator has given.' }),
  provider: paymentProvider,
});

export type Subscription = z.infer<typeof subscription>;

/**
 * How long a message waits that asks the payment provider, in milliseconds: the time of one call and of its repetition.
 */
export const PROVIDER_MESSAGE_MS = 25_000;
