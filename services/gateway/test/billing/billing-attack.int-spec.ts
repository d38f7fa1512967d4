import type { Subscription } from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import { request } from 'node:http';
import { auth } from '../fixtures/fake-auth.js';
import type { Answer, StackReader } from '../journal/stack-reader.js';
import { startGateway } from '../fixtures/gateway-fixture.js';
import { BillingStack, SECRETS, sign, SITE } from './billing-stack.js';

const PLUS = { tier: 'plus', interval: 'month' };
const PREMIUM = { tier: 'premium', interval: 'month' };
const CARD = '4242424242424242';

type Opened = { readonly checkoutUrl: string };
type Event = { readonly id: string; readonly type: string };
type Listed<Kind> = { readonly data: readonly Kind[] };

let stack: BillingStack;
beforeAll(async () => {
  auth.emailOf = (userId) => `${userId}@example.org`;
  stack = await BillingStack.start();
}, 120_000);
afterAll(() => stack.stop());

const open = async (reader: StackReader, body: unknown = PLUS, kind = 'checkout') =>
  (await reader.ask<Opened>('POST', `/api/billing/${kind}`, body)).data.checkoutUrl;
const sessionOf = (checkoutUrl: string) => checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1);
const own = async (reader: StackReader) =>
  (await reader.ask<Subscription>('GET', '/api/billing/subscription')).data;
const arrived = (reader: StackReader, type: string) =>
  until(`the tier ${type} has arrived`, async () => (await own(reader)).type === type);

async function subscriber(plan = PLUS): Promise<StackReader> {
  const reader = await stack.reader();
  expect((await stack.pay(await open(reader, plan), CARD)).status).toBe(303);
  await arrived(reader, plan.tier);
  return reader;
}

describe('the webhook', () => {
  const bodyOf = (id: string, rest: object = {}) =>
    JSON.stringify({ id, object: 'event', type: 'x.y', livemode: false, data: { object: {} }, ...rest });
  const now = () => Math.floor(Date.now() / 1_000);
  const refusal = async (response: Response) => [
    response.status,
    ((await response.json()) as { code: string }).code,
  ];

  it('accepts both secrets while they are being changed, and the same event again', async () => {
    for (const secret of SECRETS)
      for (let time = 0; time < 2; time += 1) {
        const body = bodyOf(`evt_${secret}`);
        expect((await stack.webhook(body, sign(body, secret))).status).toBe(200);
      }
  });

  it('refuses what is unsigned, forged, changed, stale or from the future', async () => {
    const body = bodyOf('evt_bad');
    const [secret] = SECRETS;
    const bad = [
      undefined,
      '',
      'nonsense',
      `t=${now()},v1=`,
      `t=${now()},v0=${sign(body, secret).split('v1=')[1]}`,
      sign(body, 'whsec_forged'),
      sign(`${body} `, secret),
      sign(body, secret, now() - 6 * 60),
      sign(body, secret, now() + 6 * 60),
      sign(body, secret, now() + 10 ** 9),
      sign(body, secret).replace(/t=\d+/, `t=${now() + 1}`),
    ];
    for (const signature of bad)
      expect(await refusal(await stack.webhook(body, signature))).toEqual([400, 'SIGNATURE_INVALID']);
  });

  it('refuses a recorded delivery that is replayed after its five minutes, and acts on it once before', async () => {
    const reader = await subscriber();
    const { data } = await stack.object<Listed<Event>>('/events?limit=1&type=customer.subscription.created');
    const body = JSON.stringify(data[0]);
    const signature = sign(body, SECRETS[0], now() - 4 * 60);
    for (let time = 0; time < 3; time += 1) expect((await stack.webhook(body, signature)).status).toBe(200);
    expect((await own(reader)).type).toBe('plus');
    const old = sign(body, SECRETS[0], now() - 5 * 60 - 1);
    expect(await refusal(await stack.webhook(body, old))).toEqual([400, 'SIGNATURE_INVALID']);
  });

  it('refuses events of live mode, of another account, and what is no event, although they are signed', async () => {
    for (const body of [
      bodyOf('evt_live', { livemode: true }),
      bodyOf('evt_foreign', { account: 'acct_other' }),
      bodyOf('not an id'),
      bodyOf('evt_odd', { type: 7 }),
      bodyOf('evt_none', { id: { $gt: '' } }),
      '[]',
      '"evt_1"',
      '{}',
    ])
      expect([body, ...(await refusal(await stack.webhook(body, sign(body, SECRETS[0]))))]).toEqual([
        body,
        400,
        'WEBHOOK_INVALID',
      ]);
    for (const broken of ['{"id":', 'null', ''])
      expect((await stack.webhook(broken, sign(broken, SECRETS[0]))).status).toBe(400);
  });

  it('believes nothing of a signed event but its ids', async () => {
    const reader = await stack.reader();
    await open(reader);
    const { data } = await stack.object<Listed<{ id: string }>>('/customers?limit=1');
    const customer = data[0]!.id;
    const body = bodyOf('evt_lie', {
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_lie', object: 'subscription', customer, status: 'active' } },
    });
    expect((await stack.webhook(body, sign(body, SECRETS[0]))).status).toBe(200);
    const strange = bodyOf('evt_strange', {
      data: { object: { object: 'charge', customer: 'cus_strange' } },
    });
    expect((await stack.webhook(strange, sign(strange, SECRETS[0]))).status).toBe(200);
    const paying = await subscriber(); // its events come later, so the lie has been worked off
    expect((await own(reader)).type).toBe('free');
    expect((await own(paying)).type).toBe('plus');
  });

  it('refuses a megabyte, signed or not', async () => {
    const body = bodyOf('evt_large', { pad: 'x'.repeat(1_000_000) });
    expect((await stack.webhook(body, sign(body, SECRETS[0]))).status).toBe(413);
    expect((await stack.webhook(body, undefined)).status).toBe(400);
  });
});

describe('a purchase', () => {
  it('needs a session', async () => {
    const { browser } = await stack.reader();
    for (const path of ['trial', 'checkout', 'portal', 'cancel', 'resume', 'change', 'preview'])
      expect((await browser.send('POST', `/api/billing/${path}`, { body: PLUS })).status).toBe(401);
    for (const path of ['subscription', 'checkout/cs_test_1'])
      expect((await browser.get(`/api/billing/${path}`)).status).toBe(401);
    expect((await browser.get('/api/billing/plans')).status).toBe(200);
  });

  it('takes tier and price from the price book, whatever a client names', async () => {
    const reader = await stack.reader();
    for (const body of [
      { tier: 'admin', interval: 'month' },
      { tier: 'beta', interval: 'month' },
      { tier: 'free', interval: 'month' },
      { tier: 'plus', interval: 'day' },
      { tier: ['plus'], interval: 'month' },
      { tier: '__proto__', interval: 'month' },
      {},
      null,
    ])
      for (const kind of ['checkout', 'trial', 'change', 'preview'])
        expect((await reader.ask('POST', `/api/billing/${kind}`, body)).status).toBe(400);
    const greedy = {
      ...PREMIUM,
      price: 'price_1',
      amount: 1,
      unit_amount: 1,
      trial_period_days: 700,
      quantity: 0,
    };
    const answer = await reader.ask<Opened>('POST', '/api/billing/checkout', greedy);
    if (answer.status === 200)
      expect(await stack.object(`/checkout/sessions/${sessionOf(answer.data.checkoutUrl)}`)).toMatchObject({
        amount_total: 2_099,
        mode: 'subscription',
      });
    else expect(answer.status).toBe(400);
  });

  it('returns to this site only, whatever hosts a request names', async () => {
    const reader = await stack.reader();
    const evil = 'https://evil.example';
    const headers = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      referer: `${evil}/`,
    };
    const more = { successUrl: evil, success_url: evil, returnUrl: evil, cancel_url: evil };
    const answers: Answer<Partial<Opened>>[] = [
      await reader.ask('POST', '/api/billing/checkout', { ...PLUS, ...more }, headers),
      await reader.ask('POST', '/api/billing/checkout', PLUS, headers),
    ];
    const opened = answers.flatMap(({ data }) => data?.checkoutUrl ?? []);
    expect(opened.length).toBeGreaterThan(0);
    for (const checkoutUrl of opened) {
      const session = await stack.object<Record<string, string>>(
        `/checkout/sessions/${sessionOf(checkoutUrl)}`,
      );
      expect(new URL(session['success_url']!).origin).toBe(SITE);
      expect(new URL(session['cancel_url']!).origin).toBe(SITE);
      expect(JSON.stringify(session)).not.toContain('evil');
    }
  });

  it('is one for a double click and for two tabs', async () => {
    const reader = await stack.reader();
    const urls = await Promise.all([open(reader), open(reader), open(reader)]);
    expect(new Set(urls).size).toBe(1);
    const other = await open(reader, PREMIUM);
    expect((await stack.pay(urls[0]!, CARD)).status).toBe(400);
    const paid = await Promise.all([stack.pay(other, CARD), stack.pay(other, CARD)]);
    expect(paid.map(({ status }) => status)).toEqual([303, 303]);
    await arrived(reader, 'premium');
    for (const kind of ['checkout', 'trial'])
      expect(await reader.ask('POST', `/api/billing/${kind}`, PLUS)).toMatchObject({
        status: 409,
        code: 'ALREADY_SUBSCRIBED',
      });
    const { invoices } = await own(reader);
    expect(invoices.map(({ total }) => total)).toEqual([2_099]);
  });

  it('of another reader is neither shown nor changed', async () => {
    const [owner, stranger] = [await subscriber(), await subscriber()];
    const checkoutUrl = await open(await stack.reader());
    for (const reader of [owner, stranger])
      expect(await reader.ask('GET', `/api/billing/checkout/${sessionOf(checkoutUrl)}`)).toMatchObject({
        status: 404,
        code: 'CHECKOUT_NOT_FOUND',
      });
    for (const id of ['cs_test_none', 'cs_'.padEnd(300, 'x'), '..%2Fsubscriptions', 'sub_1'])
      expect([404, 400]).toContain((await owner.ask('GET', `/api/billing/checkout/${id}`)).status);
    // Neither the portal nor a cancellation takes a reader or a customer from the client.
    const named = { userId: owner.id, customer: 'cus_other', return_url: 'https://evil.example' };
    const portal = await stranger.ask<{ portalUrl: string }>('POST', '/api/billing/portal', named);
    if (portal.status === 200) {
      const page = await (await fetch(portal.data.portalUrl)).text();
      expect(page).not.toContain('evil.example');
      expect(page).toContain(`${SITE}/subscription`);
    }
    await stranger.ask('POST', '/api/billing/cancel', named);
    expect((await own(owner)).cancelAtPeriodEnd).toBe(false);
    expect((await fetch(`${stack.gateway.origin}/sandbox/stripe/portal/portal_none`)).status).toBe(404);
  });
});

describe('a trial', () => {
  it('is given once to a card, also on another account', async () => {
    const card = '4000056655665556';
    const [first, second] = [await stack.reader(), await stack.reader()];
    await stack.pay(await open(first, PLUS, 'trial'), card);
    await arrived(first, 'plus');
    await stack.pay(await open(second, PREMIUM, 'trial'), card);
    await until('it is refused', async () => (await own(second)).trialRefused === 'card-used');
    expect(await own(second)).toMatchObject({ type: 'free', status: 'canceled', canTakeTrial: false });
    expect(await second.ask('POST', '/api/billing/trial', PLUS)).toMatchObject({
      status: 409,
      code: 'TRIAL_USED',
    });
  });
});

describe('administration of payments', () => {
  it('shows refunds and disputes to administrators only, page by page', async () => {
    const [refunded, disputed] = [await subscriber(), await subscriber()];
    const { data } = await stack.object<Listed<{ id: string }>>('/charges?limit=2');
    const reverse = (charge: string, kind: string) =>
      fetch(`${stack.gateway.origin}/sandbox/stripe/reverse`, {
        method: 'POST',
        body: new URLSearchParams({ charge, kind }),
        headers: { origin: stack.gateway.origin },
        redirect: 'manual',
      });
    await reverse(data[1]!.id, 'refund');
    await reverse(data[0]!.id, 'dispute');
    await Promise.all([arrived(refunded, 'free'), arrived(disputed, 'free')]);
    const path = '/api/admin/reversals';
    expect((await refunded.ask('GET', `${path}?kind=refund`)).status).toBe(403);
    const admin = await stack.reader({ role: 'admin' });
    type Page = { reversals: { id: string; userId: string | null; kind: string }[]; next: string | null };
    const list = async (query: string) => (await admin.ask<Page>('GET', `${path}?${query}`)).data;
    expect(await list('kind=refund')).toMatchObject({
      reversals: [
        {
          kind: 'refund',
          status: 'succeeded',
          amount: 1_599,
          paid: 1_599,
          userId: refunded.id,
          email: `${refunded.id}@example.org`,
        },
      ],
      next: null,
    });
    expect(await list('kind=dispute')).toMatchObject({
      reversals: [{ status: 'needs_response', userId: disputed.id, answerBy: expect.any(String) }],
    });
    await reverse(data[0]!.id, 'won');
    await arrived(disputed, 'plus');
    await reverse(data[0]!.id, 'refund');
    const latest = await list('kind=refund&limit=1');
    expect(latest.reversals).toMatchObject([{ userId: disputed.id }]);
    const rest = await list(`kind=refund&limit=1&after=${latest.next}`);
    expect(rest).toMatchObject({ reversals: [{ userId: refunded.id }], next: null });
    expect(await list('kind=refund&after=re_none')).toEqual({ reversals: [], next: null });
    for (const query of ['', 'kind=other', 'kind=refund&limit=0', 'kind=refund&after=%24gt'])
      expect((await admin.ask('GET', `${path}?${query}`)).status).toBe(400);
  });
});

describe('the pages of the payment sandbox', () => {
  const status = (origin: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${origin}/sandbox/stripe`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it('answer this machine only, unless SANDBOX_OPEN says otherwise, and never in production', async () => {
    const { origin } = stack.gateway;
    expect(await status(origin, {})).toBe(200);
    const foreign: readonly Record<string, string>[] = [
      { host: 'word-unfolded.example' },
      { 'x-forwarded-for': '203.0.113.7' },
    ];
    for (const headers of foreign) expect(await status(origin, headers)).toBe(404);
    const PAYMENT_SANDBOX_URL = stack.sandbox;
    const open = await startGateway({ PAYMENT_SANDBOX_URL, SANDBOX_OPEN: 'true' });
    const production = await startGateway({
      PAYMENT_SANDBOX_URL,
      SANDBOX_OPEN: 'true',
      NODE_ENV: 'production',
    });
    try {
      for (const headers of foreign) expect(await status(open.origin, headers)).toBe(200);
      expect(await status(production.origin, {})).toBe(404);
    } finally {
      await Promise.all([open.stop(), production.stop()]);
    }
  });
});

it('without keys plans can be read, and buying says that no payment provider is set up', async () => {
  const without = await BillingStack.start({ keys: {} });
  try {
    const reader = await without.reader();
    expect(await reader.ask('GET', '/api/billing/plans')).toMatchObject({ data: { provider: 'none' } });
    expect((await own(reader)).type).toBe('free');
    for (const kind of ['trial', 'checkout', 'portal'])
      expect(await reader.ask('POST', `/api/billing/${kind}`, PLUS)).toMatchObject({
        status: 503,
        code: 'BILLING_NOT_SET_UP',
      });
  } finally {
    await without.stop();
  }
}, 60_000);
