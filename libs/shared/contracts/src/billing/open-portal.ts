import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { PROVIDER_MESSAGE_MS } from './billing-fields.js';

/**
 * Opens the payment provider's portal, where a reader changes the card, and sees and downloads invoices. Errors:
 * NO_SUBSCRIPTION for a reader who never opened a checkout, BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export const OpenPortal = defineMessage({
  subject: 'billing.portal.open',
  request: z.object({ userId: documentId, language: z.enum(LANGUAGES) }),
  response: z.object({ portalUrl: z.url() }),
  timeoutMs: PROVIDER_MESSAGE_MS,
});

export const openPortalRoute = defineRoute({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'Open the portal for card and invoices',
  tag: 'Billing',
  gate: 'signed-in',
  message: OpenPortal,
  toRequest: (_, { reader, language }) => ({ userId: reader.id, language }),
});
