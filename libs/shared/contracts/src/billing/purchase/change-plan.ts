import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { PROVIDER_MESSAGE_MS, planChoice, planRequest, subscription } from '../billing-fields.js';

const quote = z.int().positive().optional();

/**
 * Changes plan or interval of the subscription at once. An upgrade charges the difference; if the card is declined,
 * nothing changes. A downgrade leaves a credit for the next invoices. Errors: NO_SUBSCRIPTION, PLAN_UNCHANGED, PAYMENT_REVERSED,
 * PAYMENT_DECLINED, QUOTE_EXPIRED, BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_OUTCOME_UNKNOWN if the provider did
 * not answer the change.
 */
export const ChangePlan = defineMessage({
  subject: 'billing.plan.change',
  request: planRequest.extend({ quote, language: z.enum(LANGUAGES) }),
  response: subscription,
  timeoutMs: PROVIDER_MESSAGE_MS,
});

export const changePlanRoute = defineRoute({
  method: 'POST',
  path: '/api/billing/change',
  summary: 'Change plan or interval',
  tag: 'Billing',
  gate: 'signed-in',
  message: ChangePlan,
  body: planChoice.extend({ quote }),
  toRequest: ({ body }, { reader, language }) => ({
    userId: reader.id,
    plan: { tier: body.tier, interval: body.interval },
    quote: body.quote,
    language,
  }),
});
