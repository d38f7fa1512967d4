import { stripeWebhookRoute } from '../billing/receive-stripe-event.js';
import type { WebhookRouteContract } from './define-webhook-route.js';

/** Every route that an outside provider calls. */
export const WEBHOOK_ROUTES: readonly WebhookRouteContract[] = [stripeWebhookRoute];
