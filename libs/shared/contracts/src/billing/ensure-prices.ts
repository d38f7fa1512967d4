import { z } from 'zod';
import { defineMessage } from '../messaging/define.js';

/**
 * Makes the products and prices of the price book at the payment provider, by their lookup keys. What is there already
 * stays; a price that has changed in the book replaces the former one for new subscriptions. Errors:
 * BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export const EnsurePrices = defineMessage({
  subject: 'billing.prices.ensure',
  request: z.object({}),
  response: z.object({ made: z.array(z.string()), present: z.array(z.string()) }),
  timeoutMs: 60_000,
  requires: 'service',
});
