import { act, screen, waitFor, within } from '@testing-library/react';
import { data, READER, refusal } from '@word-unfolded/api-client/testing';
import type { Subscription } from '@word-unfolded/contracts';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication, type Replies } from '../../../test/show-application.js';

const NEVER: Subscription = {
  type: 'free',
  features: [],
  expiresAt: null,
  plan: null,
  interval: null,
  status: null,
  startDate: null,
  endDate: null,
  amount: null,
  currency: null,
  trialEndsAt: null,
  gracePeriodEnds: null,
  cancelAtPeriodEnd: false,
  nextCharge: null,
  card: null,
  invoices: [],
  canTakeTrial: true,
  trialRefused: null,
  isReversed: false,
  granted: null,
  provider: 'stripe',
};

const PLUS: Subscription = {
  ...NEVER,
  type: 'plus',
  plan: 'plus',
  interval: 'month',
  status: 'active',
  startDate: '2026-11-01T12:00:00.000Z',
  endDate: '2026-12-01T12:00:00.000Z',
  amount: 1_599,
  currency: 'usd',
  nextCharge: { at: '2026-12-01T12:00:00.000Z', amount: 1_599, currency: 'usd' },
  card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 },
  canTakeTrial: false,
  invoices: [
    {
      id: 'in_1',
      number: 'WU-0001',
      at: '2026-11-01T12:00:00.000Z',
      status: 'paid',
      total: 1_599,
      amountPaid: 1_599,
      currency: 'usd',
      pageUrl: 'https://invoices.example/in_1',
      pdfUrl: 'https://invoices.example/in_1.pdf',
    },
  ],
};

const CHECKOUT_PAGE = 'http://localhost/subscription#checkout';

const plan = async (name: string) => within(await screen.findByRole('region', { name }));
const own = () => plan('Your subscription');

/** The page of a reader with a subscription; none by default. */
const open = (subscription: Subscription = NEVER, replies: Replies = {}, at = '/subscription') =>
  showApplication(at, {
    reader: {
      subscriptionTier: subscription.type,
      subscriptionStatus: subscription.status,
      gracePeriodEnds: subscription.gracePeriodEnds,
    },
    replies: { 'GET /api/billing/subscription': data(subscription), ...replies },
  });

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);
afterEach(() => act(() => changeLanguage('en')));

describe('the plans', () => {
  it('show exactly the prices that are charged, by the month and by the year', async () => {
    const { hand } = await showApplication('/subscription');
    await plan('Free');
    const prices = () => (screen.getByRole('main').textContent ?? '').match(/\$[\d.]+/g);
    expect(prices()).toEqual(['$0', '$15.99', '$153.50', '$20.99', '$201.50']);
    await hand.click(screen.getByRole('radio', { name: 'Annual, 20% off' }));
    expect(prices()).toEqual(['$0', '$153.50', '$12.79', '$201.50', '$16.79']);
  });

  it('name the limits that are enforced', async () => {
    await showApplication('/subscription');
    expect((await plan('Plus')).getByText('100 questions a day')).toBeTruthy();
    expect((await plan('Premium')).getByText('80,000 characters read aloud a day')).toBeTruthy();
  });

  it('say that Premium has voice, and no other', async () => {
    await open();
    expect((await plan('Premium')).getByText('30 voice minutes a day')).toBeTruthy();
    expect(screen.getAllByText(/voice minutes/)).toHaveLength(1);
  });

  it('ask a visitor to register, and the choice comes along', async () => {
    const { hand } = await showApplication('/subscription');
    await hand.click(screen.getByRole('radio', { name: 'Annual, 20% off' }));
    const link = (await plan('Plus')).getByRole<HTMLAnchorElement>('link', { name: 'Create account' });
    expect([link.pathname, new URLSearchParams(link.search).get('returnUrl')]).toEqual([
      '/register',
      '/subscription?plan=plus&interval=year',
    ]);
    const free = (await plan('Free')).getByRole<HTMLAnchorElement>('link', { name: 'Create account' });
    expect(free.search).toBe('');
  });

  it('are in Spanish, with prices in the local format', async () => {
    await showApplication('/subscription');
    await plan('Free');
    await act(() => changeLanguage('es'));
    expect((await plan('Gratis')).getByText('Sin tarjeta.')).toBeTruthy();
    expect((await plan('Plus')).getByText(/153[.,]50 al año/)).toBeTruthy();
  });
});

describe('a reader without a subscription', () => {
  it('starts the trial of a plan once, however often the button is pressed', async () => {
    const { hand, sentTo } = await open(NEVER, {
      'POST /api/billing/trial': data({ checkoutUrl: CHECKOUT_PAGE }),
    });
    await hand.click(screen.getByRole('radio', { name: 'Annual, 20% off' }));
    const trial = (await plan('Plus')).getByRole('button', { name: 'Start Free Trial: Plus' });
    await hand.dblClick(trial);
    const posts = sentTo('POST /api/billing/trial');
    expect(posts).toHaveLength(1);
    expect(JSON.parse(String(posts[0]?.init.body))).toEqual({ tier: 'plus', interval: 'year' });
    expect(window.location.hash).toBe('#checkout');
  });

  it('goes on with the plan that was chosen before the registration', async () => {
    const { hand, sentTo } = await open(
      NEVER,
      { 'POST /api/billing/trial': data({ checkoutUrl: CHECKOUT_PAGE }) },
      '/subscription?plan=premium&interval=year',
    );
    const chosen = await plan('You chose Premium, paid annually.');
    await hand.click(chosen.getByRole('button', { name: 'Start Free Trial: Premium' }));
    const [post] = sentTo('POST /api/billing/trial');
    expect(JSON.parse(String(post?.init.body))).toEqual({ tier: 'premium', interval: 'year' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Annual, 20% off' }).checked).toBe(true);
  });

  it.each(['plan=admin&interval=year', 'plan=plus', 'plan=plus&interval=day', 'plan=free&interval=month'])(
    'is shown the plans alone for an address with %s',
    async (query) => {
      await open(NEVER, {}, `/subscription?${query}`);
      await plan('Plus');
      expect(screen.queryByText(/You chose/)).toBeNull();
    },
  );

  it('who has had the trial subscribes instead, and sees why a checkout did not open', async () => {
    const { hand } = await open(
      { ...NEVER, canTakeTrial: false },
      { 'POST /api/billing/checkout': refusal(502, 'PAYMENT_PROVIDER_UNAVAILABLE') },
    );
    await hand.click((await plan('Premium')).getByRole('button', { name: 'Subscribe to Premium' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The checkout could not be opened');
    expect(screen.queryByRole('button', { name: /Start Free Trial/ })).toBeNull();
  });

  it('cannot buy where no payment provider is set up, and is told so', async () => {
    await open({ ...NEVER, provider: 'none' });
    expect(await screen.findByText(/no payment provider is set up/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Plus|Premium/ })).toBeNull();
  });

  it('is told that a sandbox charges no real card', async () => {
    await open({ ...NEVER, provider: 'sandbox' });
    expect(await screen.findByText(/no real card is charged/)).toBeTruthy();
  });
});

describe('a reader with a subscription', () => {
  it('sees plan, status, next charge, card and invoices', async () => {
    await open(PLUS);
    const text = (await screen.findByRole('region', { name: 'Your subscription' })).textContent;
    expect(text).toContain('Plus, $15.99 a month');
    expect(text).toContain('Active, renews on December 1, 2026');
    expect(text).toContain('$15.99 on December 1, 2026');
    expect(text).toContain('Visa ending in 4242, expires 4/2030');
    const file = (await own()).getByRole<HTMLAnchorElement>('link', { name: 'PDF of invoice WU-0001' });
    expect(file.href).toBe('https://invoices.example/in_1.pdf');
    expect((await plan('Plus')).getByText('Current Plan')).toBeTruthy();
  });

  it('sees the amount of an upgrade before it is charged', async () => {
    const premium: Subscription = { ...PLUS, type: 'premium', plan: 'premium', amount: 2_099 };
    const { hand, sentTo } = await open(PLUS, {
      'POST /api/billing/preview': data({
        dueToday: 312,
        credit: 0,
        currency: 'usd',
        nextCharge: { at: '2026-12-01T12:00:00.000Z', amount: 2_099 },
        quote: 1_795_000_000,
      }),
      'POST /api/billing/change': data(premium),
    });
    await hand.click((await plan('Premium')).getByRole('button', { name: 'Upgrade to Premium' }));
    await hand.click(await screen.findByRole('button', { name: 'Pay $3.12 and change' }));
    expect(await screen.findByText('Premium, $20.99 a month')).toBeTruthy();
    const [change] = sentTo('POST /api/billing/change');
    expect(JSON.parse(String(change?.init.body))).toEqual({
      tier: 'premium',
      interval: 'month',
      quote: 1_795_000_000,
    });
  });

  it('keeps the plan when the card is declined', async () => {
    const { hand } = await open(PLUS, {
      'POST /api/billing/preview': data({
        dueToday: 312,
        credit: 0,
        currency: 'usd',
        nextCharge: { at: '2026-12-01T12:00:00.000Z', amount: 2_099 },
        quote: 1_795_000_000,
      }),
      'POST /api/billing/change': refusal(402, 'PAYMENT_DECLINED'),
    });
    await hand.click((await plan('Premium')).getByRole('button', { name: 'Upgrade to Premium' }));
    await hand.click(await screen.findByRole('button', { name: 'Pay $3.12 and change' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The plan could not be changed');
    expect(screen.getByText('Plus, $15.99 a month')).toBeTruthy();
  });

  it('cancels after a confirmation that says what stays and until when, and resumes', async () => {
    const { hand } = await open(PLUS, {
      'POST /api/billing/cancel': data({ ...PLUS, cancelAtPeriodEnd: true, nextCharge: null }),
      'POST /api/billing/resume': data(PLUS),
    });
    await hand.click((await own()).getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Plus stays until December 1, 2026/)).toBeTruthy();
    await hand.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Active until December 1, 2026; it will not be renewed')).toBeTruthy();
    await hand.click((await own()).getByRole('button', { name: 'Resume subscription' }));
    expect(await screen.findByText('Active, renews on December 1, 2026')).toBeTruthy();
  });

  it.each<[string, Partial<Subscription>, RegExp]>([
    ['was taken back', { type: 'free', isReversed: true }, /^Your subscription ends at once/],
    ['was taken back after the cancellation', { isReversed: true, cancelAtPeriodEnd: true }, /ends at once/],
    ['is unpaid for too long', { type: 'free', status: 'unpaid' }, /ends at once/],
    ['is paused', { type: 'free', status: 'paused' }, /ends at once/],
    [
      'is overdue',
      { status: 'past_due', gracePeriodEnds: '2099-11-25T12:00:00.000Z' },
      /^A payment is still open\. Plus stays until November 25, 2099/,
    ],
  ])('that %s is told exactly when it ends by a cancellation', async (_, changes, words) => {
    const { hand } = await open({ ...PLUS, ...changes });
    await hand.click((await own()).getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words)).toBeTruthy();
  });

  it('sees what is owed while a payment is missing', async () => {
    const [invoice] = PLUS.invoices;
    const owed = { ...invoice!, id: 'in_2', status: 'open' as const, amountPaid: 0 };
    await open({ ...PLUS, status: 'past_due', nextCharge: null, invoices: [owed, invoice!] });
    const facts = await own();
    expect(facts.getByText('Amount owed').nextElementSibling?.textContent).toBe('$15.99');
    expect(facts.queryByText('Next charge')).toBeNull();
  });

  it('learns that nobody knows whether the cancellation was done, when its answer is lost', async () => {
    const { hand } = await open(PLUS, {
      'POST /api/billing/cancel': refusal(504, 'PAYMENT_OUTCOME_UNKNOWN'),
    });
    await hand.click((await own()).getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog'));
    await hand.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/^The subscription could not be cancelled/);
    expect(dialog.getByRole('button', { name: 'Cancel subscription' })).toBeTruthy();
  });

  it('is led to the card while a failed payment can still be mended', async () => {
    const ends = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const { hand } = await open(
      { ...PLUS, status: 'past_due', gracePeriodEnds: ends },
      { 'POST /api/billing/portal': data({ portalUrl: CHECKOUT_PAGE }) },
    );
    expect((await own()).getByText(/A payment failed. You keep everything until/)).toBeTruthy();
    await hand.click((await own()).getByRole('button', { name: 'Change card' }));
    expect(window.location.hash).toBe('#checkout');
  });

  it.each<[string, Partial<Subscription>]>([
    ['is overdue', { status: 'past_due', gracePeriodEnds: '2026-01-01T00:00:00.000Z' }],
    ['is unpaid', { type: 'free', status: 'unpaid' }],
    ['was taken back', { type: 'free', isReversed: true }],
  ])('that %s can end it, and is offered no other before', async (_, changes) => {
    await open({ ...PLUS, ...changes });
    expect((await own()).getByRole('button', { name: 'Cancel subscription' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Upgrade|Subscribe|Trial/ })).toBeNull();
  });

  it('can try again when the subscription cannot be loaded; the plans are shown all the same', async () => {
    const { hand } = await open(PLUS, {
      'GET /api/billing/subscription': [refusal(404, 'NOT_FOUND'), data(PLUS)],
    });
    expect(await screen.findByText('Your subscription could not be loaded')).toBeTruthy();
    expect((await plan('Premium')).getByText('$20.99')).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Plus, $15.99 a month')).toBeTruthy();
  });
});

describe('the return from a checkout', () => {
  const BACK = '/subscription?checkout=done&session=cs_1';

  it('waits for the tier and says that it has arrived', async () => {
    const followed = { state: 'complete', trialRefused: null };
    const { session } = await open(
      NEVER,
      {
        'GET /api/billing/checkout/cs_1': [
          data({ ...followed, tier: 'free' }),
          data({ ...followed, tier: 'plus' }),
        ],
      },
      BACK,
    );
    expect(await screen.findByText('Your plan is being confirmed...')).toBeTruthy();
    act(() => session.replaceUser({ ...READER, subscriptionTier: 'plus' }));
    expect(await screen.findByText('Welcome to Plus. Thank you!', {}, { timeout: 4_000 })).toBeTruthy();
    expect(address()).toBe('/subscription');
    act(() => session.replaceUser({ ...READER, subscriptionTier: 'free' }));
    expect(screen.getByText('Welcome to Plus. Thank you!')).toBeTruthy();
  });

  it('no longer welcomes a reader who has cancelled', async () => {
    const { hand } = await open(
      PLUS,
      {
        'GET /api/billing/checkout/cs_1': data({ state: 'complete', trialRefused: null, tier: 'plus' }),
        'POST /api/billing/cancel': data({ ...PLUS, cancelAtPeriodEnd: true, nextCharge: null }),
      },
      BACK,
    );
    await screen.findByText('Welcome to Plus. Thank you!');
    await hand.click((await own()).getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog'));
    await hand.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    await screen.findByText('Active until December 1, 2026; it will not be renewed');
    expect(screen.queryByText('Welcome to Plus. Thank you!')).toBeNull();
  });

  it('does not say that the tier has arrived before it has arrived in the session', async () => {
    const followed = { state: 'complete', trialRefused: null, tier: 'plus' };
    const { sentTo } = await open(NEVER, { 'GET /api/billing/checkout/cs_1': data(followed) }, BACK);
    await waitFor(() => expect(sentTo('GET /api/billing/checkout/cs_1')).toHaveLength(2), { timeout: 4_000 });
    expect(screen.getByText('Your plan is being confirmed...')).toBeTruthy();
  });

  it('asks a reader whose session ended meanwhile to sign in, and goes on then', async () => {
    await showApplication(BACK);
    expect(await screen.findByText(/Your session ended during the checkout/)).toBeTruthy();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
    expect(links.map(({ search }) => new URLSearchParams(search).get('returnUrl'))).toContain(BACK);
  });

  it('says that the checkout is of another account', async () => {
    await open(NEVER, { 'GET /api/billing/checkout/cs_1': refusal(404, 'CHECKOUT_NOT_FOUND') }, BACK);
    expect(await screen.findByText(/This checkout belongs to another account/)).toBeTruthy();
    expect(address()).toBe('/subscription');
  });

  it('says that nothing was charged when it was cancelled', async () => {
    await open(NEVER, {}, '/subscription?checkout=cancelled');
    expect(await screen.findByText(/The checkout was cancelled. Nothing was charged/)).toBeTruthy();
    expect(address()).toBe('/subscription');
  });

  it('says why a trial was not started', async () => {
    const followed = { state: 'complete', tier: 'free', trialRefused: 'card-used' };
    await open(NEVER, { 'GET /api/billing/checkout/cs_1': data(followed) }, BACK);
    expect(await screen.findByText(/This card has already been used for a free trial/)).toBeTruthy();
  });
});
