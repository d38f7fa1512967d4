import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { subscription } from './billing-fields.js';

/**
 * A reader's own subscription, invoices and card. It is read from the database of the billing service, so it works
 * while the payment provider does not.
 */
export const GetSubscription = defineMessage({
  subject: 'billing.subscription.get',
  safe: true,
  request: z.object({ userId: documentId, language: z.enum(LANGUAGES) }),
  response: subscription,
});

export const getSubscriptionRoute = defineRoute({
  method: 'GET',
  path: '/api/billing/subscription',
  summary: 'The own subscription, with invoices and card',
  tag: 'Billing',
  gate: 'signed-in',
  message: GetSubscription,
  toRequest: (_, { reader, language }) => ({ userId: reader.id, language }),
});
