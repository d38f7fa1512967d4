import { createHmac } from 'node:crypto';

/**
 * The value of `Stripe-Signature` for a body (docs.stripe.com/webhooks, "Verify manually").
 *
 * @param at seconds since 1970, of the machine's clock
 */
export function signatureOf(body: string, secret: string, at: number): string {
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${digest}`;
}
