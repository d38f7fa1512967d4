import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { PROVIDER_MESSAGE_MS, planChoice, planRequest } from '../billing-fields.js';

/** The query parameters with which a checkout returns to /subscription. */
export const CHECKOUT_RETURN = {
  /** `done` or `cancelled`. */
  outcome: 'checkout',
  /** The id for {@link FollowCheckout}, after a completed checkout. */
  session: 'session',
} as const;

/**
 * Opens a checkout for a plan. A repeated call returns the checkout that is already open. Who has a subscription changes
 * it instead (ChangePlan). Errors: ALREADY_SUBSCRIBED, BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export const OpenCheckout = defineMessage({
  subject: 'billing.checkout.open',
  request: planRequest.extend({ language: z.enum(LANGUAGES) }),
  response: z.object({
    checkoutUrl: z
      .url()
      .meta({ description: 'A page of the payment provider. It returns to /subscription.' }),
  }),
  timeoutMs: PROVIDER_MESSAGE_MS,
});

export const openCheckoutRoute = defineRoute({
  method: 'POST',
  path: '/api/billing/checkout',
  summary: 'Buy a plan',
  tag: 'Billing',
  gate: 'signed-in',
  message: OpenCheckout,
  body: planChoice,
  toRequest: ({ body }, { reader, language }) => ({ userId: reader.id, plan: body, language }),
});
