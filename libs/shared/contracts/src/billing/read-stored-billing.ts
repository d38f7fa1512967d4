import { SUBSCRIPTION_STATUSES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { storedPart } from '../accounts/data/stored-part.js';
import { defineStream } from '../messaging/define.js';
import { billingInterval, cardSummary, cents, currency, invoiceSummary, paidTier } from './billing-fields.js';

const at = z.iso.datetime();

const storedSubscription = z.object({
  customerId: z.string().nullable().meta({ description: 'The id of the reader at the payment provider.' }),
  tier: z.enum(TIERS),
  status: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  plan: paidTier.nullable(),
  interval: billingInterval.nullable(),
  amount: cents.nullable(),
  currency: currency.nullable(),
  startedAt: at.nullable(),
  periodEndsAt: at.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  gracePeriodEnds: at.nullable(),
  expiresAt: at.nullable(),
  card: cardSummary.nullable(),
  granted: z.object({ tier: z.enum(TIERS), until: at.nullable() }).nullable(),
});

/** The trial of an account, and whether it was refused because its card had one before. */
const storedTrial = z.object({ takenAt: at, endsAt: at.nullable(), wasRefused: z.boolean() });

/** An email about a payment that was sent or is to be sent. */
const storedMail = z.object({ kind: z.enum(['trial-ending', 'payment-failed']), about: at });

/**
 * Everything that the billing service stores about a reader. What only the payment provider stores, such as the number of
 * the card, is not in it.
 */
export const ReadStoredBilling = defineStream({
  subject: 'billing.stored.read',
  request: z.object({ userId: documentId }),
  chunk: z.discriminatedUnion('part', [
    storedPart('subscription', storedSubscription),
    storedPart('trial', storedTrial),
    storedPart('invoices', invoiceSummary.omit({ pageUrl: true, pdfUrl: true })),
    storedPart('emails', storedMail),
  ]),
});
