import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { PROVIDER_MESSAGE_MS, planChoice, planRequest } from '../billing-fields.js';

/**
 * Opens a checkout for a free trial of a tier: it takes a card, and charges it after the trial. Once per account and per
 * card; the card is checked when the checkout is completed. A repeated call returns the checkout that is already open.
 * Errors: TRIAL_USED, ALREADY_SUBSCRIBED, BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export const StartTrial = defineMessage({
  subject: 'billing.trial.start',
  request: planRequest.extend({ language: z.enum(LANGUAGES) }),
  response: z.object({
    checkoutUrl: z
      .url()
      .meta({ description: 'A page of the payment provider. It returns to /subscription.' }),
  }),
  timeoutMs: PROVIDER_MESSAGE_MS,
});

export const startTrialRoute = defineRoute({
  method: 'POST',
  path: '/api/billing/trial',
  summary: 'Start the free trial of a plan',
  tag: 'Billing',
  gate: 'signed-in',
  message: StartTrial,
  body: planChoice,
  toRequest: ({ body }, { reader, language }) => ({ userId: reader.id, plan: body, language }),
});
