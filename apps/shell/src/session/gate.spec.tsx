import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { PAGES } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication } from '../../test/show-application.js';

/** A beta reader who has completed the onboarding, so that no dialog opens. */
const ONBOARDING = { occupation: 'Gleaner', selahProfileNote: 'I begin at first light.' };

const SIGN_IN = { name: 'Sign in', level: 1 };

async function signIn(hand: Awaited<ReturnType<typeof showApplication>>['hand']) {
  await hand.type(await screen.findByLabelText('Email'), 'ruth@example.org');
  await hand.type(screen.getByLabelText('Password'), 'rainy day');
  await hand.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a page for readers', () => {
  it.each([PAGES.menu, PAGES.profile, PAGES.study, PAGES.explorer, PAGES.journal, PAGES.admin])(
    'redirects a visitor from %s to sign-in, and remembers the page',
    async (page) => {
      await showApplication(`${page}?ref=Ruth%201`);
      expect(await screen.findByRole('heading', SIGN_IN)).toBeTruthy();
      expect(address()).toBe(`/login?returnUrl=${encodeURIComponent(`${page}?ref=Ruth%201`)}`);
    },
  );

  it('waits until the session is known', async () => {
    const reader = { _id: '64b000000000000000000009' };
    await showApplication(PAGES.menu, { reader, replies: { 'GET /api/auth/me': 'down' } });
    expect(address()).toBe(PAGES.menu);
    expect(screen.queryByRole('heading', SIGN_IN)).toBeNull();
    expect(screen.queryByText(/, Ruth\.$/)).toBeNull();
  });
});

describe('a page of a tier', () => {
  it('redirects a reader below it to the plans, which say why', async () => {
    await showApplication(PAGES.explorer, { reader: { subscriptionTier: 'free' } });
    expect((await screen.findByText(/The page you asked for needs/)).textContent).toBe(
      'The page you asked for needs the Plus plan.',
    );
    expect(address()).toBe(PAGES.subscription);
  });

  it('gives a reader below it the day of a reading plan on the study page, as calendars link to it', async () => {
    const day = '?planId=65f0c0ffee65f0c0ffee65f0&day=2';
    await showApplication(PAGES.explorer + day, { reader: { subscriptionTier: 'free' } });
    await waitFor(() => expect(address()).toBe(PAGES.study + day));
  });

  it.each([
    ['plus', 'user'],
    ['beta', 'user'],
    ['free', 'admin'],
  ] as const)('opens to the tier %s with the role %s', async (subscriptionTier, role) => {
    await showApplication(PAGES.journal, { reader: { ...ONBOARDING, subscriptionTier, role } });
    expect(await screen.findByRole('alert')).toBeTruthy(); // its remote is not available in this test
    expect(address()).toBe(PAGES.journal);
  });

  it('opens below it where a reader may have data from a paid tier', async () => {
    await showApplication(PAGES.journal, { reader: { subscriptionTier: 'free' } });
    expect(await screen.findByRole('alert')).toBeTruthy(); // its remote is not available in this test
    expect(address()).toBe(PAGES.journal);
  });

  it('opens the dashboard only to administrators', async () => {
    await showApplication(PAGES.admin, { reader: { ...ONBOARDING, subscriptionTier: 'beta' } });
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeTruthy();
  });
});

describe('a page for visitors', () => {
  it.each(['/', '/login', '/register', '/forgot-password', '/reset-password/abc'])(
    'redirects a reader from %s to the menu',
    async (page) => {
      await showApplication(page, { reader: {} });
      expect(await screen.findByText(/^Good (morning|afternoon|evening), Ruth\.$/)).toBeTruthy();
      expect(address()).toBe(PAGES.menu);
    },
  );
});

describe('after signing in', () => {
  it('the reader returns to the requested page', async () => {
    const { hand } = await showApplication('/profile?tab=2');
    await signIn(hand);
    expect(await screen.findByRole('heading', { name: 'Profile & Settings' })).toBeTruthy();
    expect(address()).toBe('/profile?tab=2');
  });

  it('the reader goes to the menu when no page was requested, with the focus on the content', async () => {
    const { hand } = await showApplication('/login');
    await signIn(hand);
    expect(await screen.findByText(/, Ruth\.$/)).toBeTruthy();
    expect(address()).toBe(PAGES.menu);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it.each([
    '//evil.example',
    'https://evil.example/wumenu',
    '/\\evil.example',
    'javascript:alert(1)',
    '/nowhere',
  ])('the reader never leaves for %s', async (returnUrl) => {
    const { hand } = await showApplication(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await signIn(hand);
    expect(await screen.findByText(/, Ruth\.$/)).toBeTruthy();
    expect(address()).toBe(PAGES.menu);
  });
});

describe('a session that ends while a page is open', () => {
  it('leads to the sign-in page, which says why, and back', async () => {
    const { hand } = await showApplication(PAGES.profile, {
      reader: {},
      replies: {
        'GET /api/auth/sessions': [refusal(401, 'UNAUTHORIZED'), data([])],
        'POST /api/auth/refresh': refusal(401, 'SESSION_EXPIRED'),
      },
    });
    expect(await screen.findByText('Session expired')).toBeTruthy();
    expect(address()).toBe('/login?returnUrl=%2Fprofile&sessionExpired=true');
    await signIn(hand);
    expect(await screen.findByRole('heading', { name: 'Profile & Settings' })).toBeTruthy();
    expect(address()).toBe(PAGES.profile);
  });
});
