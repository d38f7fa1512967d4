import { z } from 'zod';
import { defineWebhookRoute, webhookRequest } from '../http/define-webhook-route.js';
import { defineMessage } from '../messaging/define.js';

/** Most bytes of an event; those of Stripe have at most a few hundred thousand. */
const EVENT_BYTES = 500_000;

/** Stripe gives up after this time and sends the event again, in milliseconds. */
const STRIPE_WAITS_MS = 10_000;

/**
 * Stores an event of Stripe. The work follows as a job, which believes no more of the event than its ids. Errors:
 * SIGNATURE_INVALID, also for an old signature; WEBHOOK_INVALID for an event of another mode or account.
 */
export const ReceiveStripeEvent = defineMessage({
  subject: 'billing.webhook.receive',
  request: webhookRequest,
  response: z.object({ received: z.literal(true) }),
  timeoutMs: 5_000,
  requires: 'anyone',
});

export const stripeWebhookRoute = defineWebhookRoute({
  path: '/api/billing/webhook',
  summary: 'Events of Stripe',
  tag: 'Billing',
  message: ReceiveStripeEvent,
  headers: ['stripe-signature'],
  bodyLimit: EVENT_BYTES,
  answersWithinMs: STRIPE_WAITS_MS,
});
