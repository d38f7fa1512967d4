import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { PROVIDER_MESSAGE_MS, subscription } from './billing-fields.js';

const request = z.object({ userId: documentId, language: z.enum(LANGUAGES) });

/**
 * Cancels the subscription at the end of the paid or trial period; until then everything stays. Cancelling again has no
 * effect. Errors: NO_SUBSCRIPTION, BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_OUTCOME_UNKNOWN.
 */
export const CancelSubscription = defineMessage({
  subject: 'billing.subscription.cancel',
  request,
  response: subscription,
  timeoutMs: PROVIDER_MESSAGE_MS,
});

/**
 * Takes a cancellation back, as long as the period has not ended. Resuming again has no effect. Errors: NO_SUBSCRIPTION
 * also after its end, BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_OUTCOME_UNKNOWN.
 */
export const ResumeSubscription = defineMessage({
  subject: 'billing.subscription.resume',
  request,
  response: subscription,
  timeoutMs: PROVIDER_MESSAGE_MS,
});

const common = { method: 'POST', tag: 'Billing', gate: 'signed-in' } as const;

export const cancelSubscriptionRoute = defineRoute({
  ...common,
  path: '/api/billing/cancel',
  summary: 'Cancel at the end of the period',
  message: CancelSubscription,
  toRequest: (_, { reader, language }) => ({ userId: reader.id, language }),
});

export const resumeSubscriptionRoute = defineRoute({
  ...common,
  path: '/api/billing/resume',
  summary: 'Take a cancellation back',
  message: ResumeSubscription,
  toRequest: (_, { reader, language }) => ({ userId: reader.id, language }),
});
