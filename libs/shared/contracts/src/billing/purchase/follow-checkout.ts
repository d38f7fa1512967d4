import { TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { PROVIDER_MESSAGE_MS, trialRefusal } from '../billing-fields.js';

const sessionId = z
  .string()
  .max(200)
  .regex(/^cs_[A-Za-z0-9_]+$/);

/**
 * The state of an own checkout after the return from it. The subscription is fetched from the payment provider, so the
 * tier arrives even if the webhook is late. Errors: CHECKOUT_NOT_FOUND, also for another reader's checkout;
 * BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export const FollowCheckout = defineMessage({
  subject: 'billing.checkout.follow',
  request: z.object({ userId: documentId, sessionId }),
  response: z.object({
    state: z.enum(['open', 'complete', 'expired']),
    tier: z.enum(TIERS).meta({ description: 'The tier at work now.' }),
    trialRefused: trialRefusal.nullable(),
  }),
  timeoutMs: PROVIDER_MESSAGE_MS,
});

export const followCheckoutRoute = defineRoute({
  method: 'GET',
  path: '/api/billing/checkout/{sessionId}',
  summary: 'The state of an own checkout',
  tag: 'Billing',
  gate: 'signed-in',
  message: FollowCheckout,
  params: z.object({ sessionId }),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, sessionId: params.sessionId }),
});
