import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@word-unfolded/testing';
import Stripe from 'stripe';
import { startStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from '../../src/index.js';
import { lacking, PUBLISHED_OBJECTS } from './published-objects.js';

const DAY = 24 * 3_600;
const SUCCESS = '4242424242424242';
const SECRET = 'whsec_of_this_suite_for_signatures';

let sandbox: StripeSandbox;
let stripe: Stripe;
const received: { body: string; signature: string }[] = [];
let webhook: Server;
const refused = { next: 0 };

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

async function begin(options: StripeSandboxOptions = {}) {
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

async function plan(unit_amount = 1_599, interval: 'month' | 'year' = 'month') {
  const { id: product } = await stripe.products.create({ name: 'Plus' });
  return stripe.prices.create({
    product,
    unit_amount,
    currency: 'usd',
    recurring: { interval },
    lookup_key: `plan_${unit_amount}_${interval}`,
  });
}

async function checkout(card: string | undefined, trialDays = 0, amount = 1_599) {
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

const subscriptionOf = async (customer: string) => {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.default_payment_method', 'data.latest_invoice'],
  });
  return data[0]!;
};

/** An object as it was sent: the SDK reads decimal numbers into objects of its own. */
const asSent = (object: unknown): unknown => JSON.parse(JSON.stringify(object));

describe('the payment sandbox', () => {
  it('has every field of the published examples, at any depth', async () => {
    const { customer, session } = await checkout(SUCCESS);
    sandbox.driver.disputeLast(customer);
    const subscription = await subscriptionOf(customer);
    const [item] = subscription.items.data;
    const invoices = await stripe.invoices.list({ customer, expand: ['data.payments'] });
    const charges = await stripe.charges.list({ customer });
    const [charge] = charges.data;
    const { data: events } = await stripe.events.list({ limit: 100 });
    const intent = events.find(({ type }) => type === 'payment_intent.succeeded')?.data.object;
    const disputes = await stripe.disputes.list({ charge: charge!.id });
    const seen: Record<string, unknown> = {
      'billing_portal.session': await stripe.billingPortal.sessions.create({
        customer,
        return_url: 'http://x/',
      }),
      charge,
      'checkout.session': await stripe.checkout.sessions.retrieve(session),
      customer: await stripe.customers.retrieve(customer),
      dispute: disputes.data[0],
      event: events[0],
      invoice: invoices.data[0],
      invoice_payment: invoices.data[0]!.payments?.data[0],
      line_item: invoices.data[0]!.lines.data[0],
      payment_intent: intent,
      payment_method: subscription.default_payment_method,
      plan: item!.plan,
      price: item!.price,
      product: await stripe.products.retrieve(String(item!.price.product)),
      refund: await stripe.refunds.create({ charge: charge!.id, amount: 100 }),
      subscription,
      subscription_item: item,
      'test_helpers.test_clock': await stripe.testHelpers.testClocks.retrieve('clock_sandbox'),
      deleted_customer: await stripe.customers.del(customer),
    };
    expect(Object.keys(seen).toSorted()).toEqual(Object.keys(PUBLISHED_OBJECTS).toSorted());
    for (const [name, example] of Object.entries(PUBLISHED_OBJECTS))
      expect([name, lacking(example, asSent(seen[name]))]).toEqual([name, []]);
    const { data: later } = await stripe.events.list({ limit: 100 });
    for (const { type, data } of later) {
      const { object, deleted } = data.object as { object: string; deleted?: boolean };
      const example = PUBLISHED_OBJECTS[deleted ? `deleted_${object}` : object];
      expect([type, example === undefined, lacking(example ?? null, asSent(data.object))]).toEqual([
        type,
        false,
        [],
      ]);
    }
  });

  it('charges after the trial, renews, and ends what is cancelled', async () => {
    const { customer } = await checkout(SUCCESS, 5);
    expect(await subscriptionOf(customer)).toMatchObject({ status: 'trialing' });
    sandbox.driver.advance(5 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 1_599, billing_reason: 'subscription_cycle' },
    });
    sandbox.driver.advance(31 * DAY);
    const { id } = await subscriptionOf(customer);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    sandbox.driver.advance(31 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({ status: 'canceled' });
    const { data } = await stripe.charges.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('tries a failed payment again, and takes a new card', async () => {
    const { customer } = await checkout('4000000000000341', 5);
    sandbox.driver.advance(5 * DAY);
    const overdue = await subscriptionOf(customer);
    expect(overdue).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    sandbox.driver.replaceCard(customer, SUCCESS);
    sandbox.driver.advance(3 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', attempt_count: 2 },
    });
  });

  it('gives up after the last attempt', async () => {
    const { customer } = await checkout('4000000000000341', 5);
    sandbox.driver.advance(20 * DAY);
    expect(await subscriptionOf(customer)).toMatchObject({
      status: 'unpaid',
      latest_invoice: { attempt_count: 4 },
    });
  });

  it('charges exactly the previewed difference of an upgrade, and leaves a credit after a downgrade', async () => {
    const { customer } = await checkout(SUCCESS, 0, 1_000);
    const dear = await plan(3_000);
    const { id, items } = await subscriptionOf(customer);
    sandbox.driver.advance(10 * DAY);
    const proration_date = Math.floor(sandbox.driver.now() / 1_000);
    const change = [{ id: items.data[0]!.id, price: dear.id }];
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: id,
      subscription_details: { items: change, proration_behavior: 'always_invoice', proration_date },
    });
    sandbox.driver.advance(60);
    await stripe.subscriptions.update(id, {
      items: change,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      proration_date,
    });
    const changed = await subscriptionOf(customer);
    expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
    expect(preview.amount_due).toBeGreaterThan(1_000);
    const cheap = await plan(500);
    await stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: cheap.id }] });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: expect.any(Number) });
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect(balance).toBeLessThan(-1_000);
  });

  it('leaves the plan as it was when the card for an upgrade is declined', async () => {
    const { customer, price } = await checkout(SUCCESS, 0, 1_000);
    const dear = await plan(3_000);
    sandbox.driver.replaceCard(customer, '4000000000000341');
    const { id, items } = await subscriptionOf(customer);
    const upgrade = stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: dear.id }] });
    await expect(upgrade).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
    });
    expect((await subscriptionOf(customer)).items.data[0]!.price.id).toBe(price);
  });

  it('acts once for an idempotency key, and refuses another request with it', async () => {
    const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'once' });
    const [one, two] = await Promise.all([create('a@example.org'), create('a@example.org')]);
    expect(two.id).toBe(one.id);
    await expect(create('b@example.org')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('pages through lists, and finds prices by lookup key', async () => {
    for (let count = 0; count < 25; count += 1) await stripe.customers.create({ name: `Reader ${count}` });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ limit: 10 })) names.push(name);
    expect(names).toHaveLength(25);
    expect(names[0]).toBe('Reader 24');
    const price = await plan(700);
    const { data } = await stripe.prices.list({ lookup_keys: ['plan_700_month', 'other'], active: true });
    expect(data.map(({ id }) => id)).toEqual([price.id]);
  });

  it('answers as Stripe does when something is missing, malformed or not allowed', async () => {
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      requestId: expect.stringMatching(/^req_/),
    });
    await expect(stripe.customers.list({ limit: 1_000 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'limit',
    });
    const listing = (expand: string[]) => stripe.customers.list({ expand });
    const { customer } = await checkout(SUCCESS);
    for (const path of ['data.nothing', 'data.email', 'data.a.b.c.d.e'])
      await expect(listing([path])).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
    const subscription = await stripe.subscriptions.list({
      customer,
      expand: ['data.latest_invoice.customer', 'data.test_clock'],
    });
    expect(subscription.data[0]).toMatchObject({
      latest_invoice: { customer: { id: customer } },
      test_clock: { object: 'test_helpers.test_clock', frozen_time: expect.any(Number) },
    });
    const refusal: unknown = await stripe.subscriptions
      .update('sub_none', {})
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      type: 'StripeInvalidRequestError',
      rawType: 'invalid_request_error',
      param: 'id',
      doc_url: 'https://docs.stripe.com/error-codes/resource-missing',
    });
    const stranger = new Stripe('sk_test_other', { host: '127.0.0.1', port: sandbox.port, protocol: 'http' });
    await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  });

  it('signs events so that the SDK accepts them, and sends them again until they are accepted', async () => {
    await checkout(SUCCESS);
    const [first] = sandbox.driver.waitingEvents();
    refused.next = 1;
    expect(await sandbox.driver.deliver(first!)).toBe(false);
    expect(await sandbox.driver.deliver(first!)).toBe(true);
    expect(await sandbox.driver.deliver(first!)).toBe(true);
    expect(received).toHaveLength(2);
    for (const { body, signature } of received)
      expect(stripe.webhooks.constructEvent(body, signature, SECRET).id).toBe(first);
    expect(() =>
      stripe.webhooks.constructEvent(`${received[0]!.body} `, received[0]!.signature, SECRET),
    ).toThrow();
  });

  it('sends an event that was refused again by itself', async () => {
    await sandbox.stop();
    await begin({ holdsEvents: false });
    refused.next = 1;
    const { id } = await stripe.customers.create({ name: 'Ana' });
    await until('the event has come', () => received.length > 0);
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      type: 'customer.created',
      data: { object: { id } },
    });
    expect(sandbox.driver.waitingEvents()).toEqual([]);
  });

  it('keeps everything over a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stripe-sandbox-'));
    try {
      await sandbox.stop();
      await begin({ folder });
      const { customer } = await checkout(SUCCESS, 5);
      sandbox.driver.advance(2 * DAY);
      const before = { now: sandbox.driver.now(), waiting: sandbox.driver.waitingEvents() };
      await sandbox.stop();
      await begin({ folder });
      expect(await subscriptionOf(customer)).toMatchObject({ status: 'trialing' });
      expect(sandbox.driver.waitingEvents()).toEqual(before.waiting);
      expect(sandbox.driver.now()).toBeGreaterThanOrEqual(before.now);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the pages of the payment sandbox', () => {
  const post = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const card = (number: string) => ({ number, expiry: '12/34', code: '123' });

  it('take a card, and lead back to the application once', async () => {
    const { url, session, customer } = await checkout(undefined, 5);
    const html = await (await fetch(url, { headers: { 'accept-language': 'es' } })).text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('no se mueve dinero');
    const wrong = await post(url, card('1234'));
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('role="alert"')]);
    expect((await post(url, card('4000 0000 0000 0002'))).status).toBe(400);
    const [one, two] = [
      await post(url, { ...card('4242 4242 4242 4242'), expiry: '1234' }),
      await post(url, card(SUCCESS)),
    ];
    for (const { status, headers } of [one, two])
      expect([status, headers.get('location')]).toEqual([303, `http://localhost/done?session=${session}`]);
    expect(sandbox.driver.subscriptions(customer)).toHaveLength(1);
  });

  it('ask for the confirmation of a card that needs it', async () => {
    const { url, customer } = await checkout(undefined);
    const question = await post(url, card('4000002500003155'));
    expect(await question.text()).toContain('Your bank asks');
    expect((await post(`${url}/confirm`, { answer: 'no' })).status).toBe(400);
    expect((await post(`${url}/confirm`, { answer: 'yes' })).status).toBe(400);
    await post(url, card('4000002500003155'));
    expect((await post(`${url}/confirm`, { answer: 'yes' })).status).toBe(303);
    expect(sandbox.driver.subscriptions(customer)[0]?.status).toBe('active');
  });

  it('set the clock back while there are no customers, so that a subscription can have a past', async () => {
    sandbox.driver.forget();
    const move = async (days: number) =>
      (await post(`${sandbox.url}/sandbox/stripe/clock`, { days: `${days}` })).status;
    const today = sandbox.driver.now();
    expect([await move(-801), await move(Number.NaN)]).toEqual([303, 303]);
    expect(sandbox.driver.now()).toBeGreaterThanOrEqual(today);
    expect(await move(-366)).toBe(303);
    expect(sandbox.driver.now()).toBeLessThan(today - 365 * DAY * 1_000);
    const { customer } = await checkout(SUCCESS);
    expect(await move(-1)).toBe(409);
    expect(await move(366)).toBe(303);
    expect(sandbox.driver.subscriptions(customer)[0]).toMatchObject({ status: 'active' });
    expect((await stripe.invoices.list({ customer, limit: 100 })).data.length).toBeGreaterThanOrEqual(12);
  });

  it('change the card, pay what is owed, cancel, and show invoices', async () => {
    const { customer } = await checkout('4000000000000341', 5);
    sandbox.driver.advance(5 * DAY);
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost/back',
    });
    expect((await post(`${url}/pay`, {})).status).toBe(400);
    await post(`${url}/card`, card('5555555555554444'));
    await post(`${url}/pay`, {});
    const { id } = sandbox.driver.subscriptions(customer)[0]!;
    await post(`${url}/plan`, { subscription: id, cancel: 'true' });
    const html = await (await fetch(url)).text();
    expect(html).toContain('Mastercard •••• 4444');
    const inSpanish = await (await fetch(url, { headers: { 'accept-language': 'es' } })).text();
    expect(inSpanish).toMatch(/<dd>Activa<.*(Pagada)/s);
    expect(html).toContain('Renew plan');
    expect(sandbox.driver.subscriptions(customer)[0]).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    const [, invoice = ''] = /href="(\/sandbox\/stripe\/invoice\/[^"]+)"/.exec(html) ?? [];
    const pdf = await (await fetch(`${sandbox.url}${invoice}.pdf`)).text();
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    expect((await fetch(`${sandbox.url}/sandbox/stripe/portal/other`)).status).toBe(404);
  });
});
