import { act, render, screen } from '@testing-library/react';
import { data, READER, stubServer, tokenOf } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { createSession, SessionProvider } from '@word-unfolded/session';
import { readLimitHeaders, showRemainingLimits } from './limits-left.js';
import { RemainingUsage } from './remaining-usage.js';

const LIMITS = { tokens: 10_000, requests: 20, images: 2, ttsCharacters: 2_000, voiceMinutes: 0 };

beforeAll(() => startTexts('en'));
beforeEach(() => showRemainingLimits(undefined));

async function show(allowance: object, as: 'reader' | 'visitor' = 'reader') {
  const login = data({ token: tokenOf(READER._id), expiresIn: 900, user: READER });
  const { transport } = stubServer({
    'POST /api/auth/login': login,
    'GET /api/auth/me': data(READER),
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
      <RemainingUsage />
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

describe('the remaining limits of a day', () => {
  it('are shown before the first question, and follow each answer', async () => {
    await show(allowance(3));
    const many = await screen.findByText('17 questions left today');
    expect(many.dataset.few).toBeUndefined();
    act(() =>
      readLimitHeaders(
        new Headers({
          'X-Limit-Requests': '20',
          'X-Limit-Requests-Remaining': '1',
          'X-Limit-Tokens': '10000',
          'X-Limit-Tokens-Remaining': '900',
          'X-Limit-Reset': '60',
        }),
      ),
    );
    expect(screen.getByText('1 question left today').dataset.few).toBe('true');
  });

  it('are a share, never a number of tokens, where the tokens end first', async () => {
    await show({ ...allowance(3), used: { ...LIMITS, tokens: 8_500, requests: 3 } });
    const few = await screen.findByText('Less than a fifth of today’s limit is left');
    expect(few.dataset.few).toBe('true');
  });

  it('are shown to a visitor as well', async () => {
    await show(allowance(3), 'visitor');
    expect(await screen.findByText('17 questions left today')).toBeTruthy();
  });

  it('include the reset time when they are used up', async () => {
    await show(allowance(20));
    expect(await screen.findByText(/^Nothing is left of today’s limit/)).toBeTruthy();
  });

  it('are not shown when no limit applies', async () => {
    await show(allowance(20, false));
    await act(() => Promise.resolve());
    expect(screen.queryByText(/left/)).toBeNull();
  });
});
