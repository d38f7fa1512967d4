import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { PROVIDER_MESSAGE_MS, cents, currency, planChoice, planRequest } from '../billing-fields.js';

/**
 * What a change of plan or interval would cost. Errors: NO_SUBSCRIPTION, PLAN_UNCHANGED, PAYMENT_REVERSED, BILLING_NOT_SET_UP,
 * PAYMENT_PROVIDER_UNAVAILABLE.
 */
export const PreviewPlan = defineMessage({
  subject: 'billing.plan.preview',
  request: planRequest,
  response: z.object({
    dueToday: cents.meta({ description: 'What is charged at once; 0 during a trial or with a credit.' }),
    credit: cents.meta({
      description: 'What remains for the next invoices when the new plan costs less than was paid.',
    }),
    currency,
    nextCharge: z.object({ at: z.iso.datetime(), amount: cents }),
    quote: z.int().meta({ description: 'Send it with the change, so that exactly this amount is charged.' }),
  }),
  timeoutMs: PROVIDER_MESSAGE_MS,
});

export const previewPlanRoute = defineRoute({
  method: 'POST',
  path: '/api/billing/preview',
  summary: 'What a change of the plan costs today',
  tag: 'Billing',
  gate: 'signed-in',
  message: PreviewPlan,
  body: planChoice,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, plan: body }),
});
