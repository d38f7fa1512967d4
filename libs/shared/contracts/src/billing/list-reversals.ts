import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { cents, currency, PROVIDER_MESSAGE_MS } from './billing-fields.js';

/** The ways in which a payment is taken back. */
export const REVERSAL_KINDS = ['refund', 'dispute'] as const;

/** The id of a refund or a dispute at the payment provider. */
export const reversalId = z
  .string()
  .max(255)
  .regex(/^[A-Za-z0-9_]{1,255}$/);

const reversal = z.object({
  id: reversalId,
  kind: z.enum(REVERSAL_KINDS),
  at: z.iso.datetime(),
  status: z.string().meta({ description: 'As the payment provider names it, such as `needs_response`.' }),
  amount: cents,
  /** The whole payment, of which the amount is a part or all. */
  paid: cents,
  currency,
  reason: z.string().nullable(),
  paidAt: z.iso.datetime(),
  answerBy: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Until when a dispute can be answered at the payment provider.' }),
  userId: documentId.nullable().meta({
    description: 'The reader; null for an account that is deleted, or is not of this installation.',
  }),
  email: z
    .string()
    .nullable()
    .meta({ description: 'The address that the reader paid with, while there is a reader.' }),
  customerId: z.string().nullable(),
  chargeId: z.string(),
});

export type Reversal = z.infer<typeof reversal>;

const request = z.object({
  kind: z.enum(REVERSAL_KINDS),
  limit: z.int().min(1).max(100),
  after: reversalId.optional().meta({ description: 'The id after which the page begins.' }),
});

/**
 * The refunds or the disputes of all readers, the latest first, as the payment provider has them now. Errors:
 * BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export const ListReversals = defineMessage({
  subject: 'billing.reversals.list',
  safe: true,
  request,
  response: z.object({
    reversals: z.array(reversal),
    next: reversalId
      .nullable()
      .meta({ description: 'The value of `after` for the next page; null on the last one.' }),
  }),
  timeoutMs: PROVIDER_MESSAGE_MS,
  requires: { tier: 'admin' },
});

export const listReversalsRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/reversals',
  summary: 'The refunds or disputes of all readers, the latest first',
  tag: 'Administration',
  gate: { tier: 'admin' },
  message: ListReversals,
  query: request.extend({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  toRequest: ({ query }) => query,
});
