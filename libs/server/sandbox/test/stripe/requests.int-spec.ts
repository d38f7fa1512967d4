import Stripe from 'stripe';
import { checkout, plan, sandbox, stripe, SUCCESS } from './sandbox-suite.js';

describe('the payment sandbox', () => {
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
});
