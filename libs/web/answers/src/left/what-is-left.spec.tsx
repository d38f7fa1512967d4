import { act, render, screen } from '@testing-library/react';
import { data, READER, stubServer, tokenOf } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { createSession, SessionProvider } from '@word-unfolded/session';
import { readLimitHeaders, showLimitsLeft } from './limits-left.js';
import { WhatIsLeft } from './what-is-left.js';

const LIMITS = { tokens: 10_000, requests: 20, images: 2, ttsCharacters: 2_000, voiceMinutes: 0 };

beforeAll(() => startTexts('en'));
beforeEach(() => showLimitsLeft(undefined));

async function show(allowance: object, as: 'reader' | 'visitor' = 'reader') {
  const login = data({ token: tokenOf(READER._id), expiresIn: 900, user: READER });
  const { transport } = stubServer({
    'POST /api/auth/login': login,
    'GET /api/usage/limits': data(allowance),
  });
  globalThis.fetch = ((address: string, init: RequestInit = {}) =>
    transport(address, { method: 'GET', ...init })) as typeof fetch;
  const session = createSession({
    transport,
    tabs: { tell: () => undefined, listen: () => () => undefined },
  });
  if (as === 'reader')
    await session.signIn({ email: READER.email, password: 'rainy day', rememberMe: false });
  render(
    <SessionProvider session={session} redirect={() => undefined}>
      <WhatIsLeft />
    </SessionProvider>,
  );
}

const allowance = (requests: number, limited = true) => ({
  tier: 'free',
  limits: LIMITS,
  used: { ...LIMITS, tokens: 2_500, requests },
  resetsAt: '2026-11-22T00:00:00.000Z',
  limited,
});

describe('what is left of a day', () => {
  it('is said before anything is asked for, and follows each answer', async () => {
    await show(allowance(3));
    expect(await screen.findByText('17 requests left today, 7,500 tokens')).toBeTruthy();
    act(() =>
      readLimitHeaders(
        new Headers({
          'X-Limit-Requests': '20',
          'X-Limit-Requests-Remaining': '1',
          'X-Limit-Tokens': '10000',
          'X-Limit-Tokens-Remaining': '400',
          'X-Limit-Reset': '60',
        }),
      ),
    );
    expect(screen.getByText('1 request left today, 400 tokens')).toBeTruthy();
  });

  it('is said to a visitor as well', async () => {
    await show(allowance(3), 'visitor');
    expect(await screen.findByText('17 requests left today, 7,500 tokens')).toBeTruthy();
  });

  it('says when it begins anew when there is nothing left', async () => {
    await show(allowance(20));
    expect(await screen.findByText(/^Nothing is left of what today allows/)).toBeTruthy();
  });

  it('is not spoken of where no limit holds', async () => {
    await show(allowance(20, false));
    await act(() => Promise.resolve());
    expect(screen.queryByText(/left/)).toBeNull();
  });
});
