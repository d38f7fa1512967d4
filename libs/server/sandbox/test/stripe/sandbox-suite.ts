import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from '../../src/index.js';

/** In seconds. */
export const DAY = 24 * 3_600;
export const SUCCESS = '4242424242424242';
export const SECRET = 'whsec_of_this_suite_for_signatures';

/** The sandbox of the present test, and the SDK that calls it. */
export let sandbox: StripeSandbox;
export let stripe: Stripe;

/** The events that were delivered, the newest last. */
export const received: { body: string; signature: string }[] = [];
let webhook: Server;
/** How many of the next deliveries are refused. */
export const refused = { next: 0 };

beforeAll(async () => {
  webhook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (refused.next > 0) {
        refused.next -= 1;
        response.writeHead(500).end();
        return;
      }
      received.push({
        body: Buffer.concat(parts).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(200).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    webhook.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => webhook.close());

beforeEach(() => begin());
afterEach(() => sandbox.stop());

/** Starts the sandbox of a test anew; one that ran before is stopped first by the test. */
export async function begin(options: StripeSandboxOptions = {}) {
  received.length = 0;
  const { port } = webhook.address() as AddressInfo;
  sandbox = await startStripeSandbox({
    tickMs: 0,
    holdsEvents: true,
    webhook: { url: `http://127.0.0.1:${port}/`, secret: SECRET },
    ...options,
  });
  stripe = new Stripe(sandbox.apiKey, {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A price, with a product. */
export async function plan(unit_amount = 1_599, interval: 'month' | 'year' = 'month') {
  const { id: product } = await stripe.products.create({ name: 'Plus' });
  return stripe.prices.create({
    product,
    unit_amount,
    currency: 'usd',
    recurring: { interval },
    lookup_key: `plan_${unit_amount}_${interval}`,
  });
}

/** A customer with a checkout, which is completed if there is a card. */
export async function checkout(card: string | undefined, trialDays = 0, amount = 1_599) {
  const price = await plan(amount);
  const customer = await stripe.customers.create({ email: 'ana@example.org', metadata: { userId: 'u1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/cancelled',
    ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
  });
  if (card !== undefined) sandbox.driver.completeCheckout(session.url ?? '', card);
  return { customer: customer.id, session: session.id, url: session.url ?? '', price: price.id };
}

/** The newest subscription of a customer. */
export const subscriptionOf = async (customer: string) => {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.default_payment_method', 'data.latest_invoice'],
  });
  return data[0]!;
};
