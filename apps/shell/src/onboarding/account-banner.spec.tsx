import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, READER, stubServer } from '@word-unfolded/api-client/testing';
import type { User } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { MemoryRouter } from 'react-router';
import { AccountBanner } from './account-banner.js';

const DAY_MS = 24 * 60 * 60 * 1000;

function show(changes: Partial<User>) {
  const { transport } = stubServer({
    'POST /api/billing/portal': data({ portalUrl: 'http://localhost/#portal' }),
  });
  globalThis.fetch = transport as typeof fetch;
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AccountBanner user={{ ...READER, ...changes }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const banner = () => screen.queryByRole('region', { name: 'Your plan' })?.textContent;

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the account banner', () => {
  it('says when a trial ends, and links to the plans', () => {
    const trialEndsAt = new Date(Date.now() + 1.5 * DAY_MS).toISOString();
    show({ subscriptionTier: 'premium', subscriptionStatus: 'trialing', trialEndsAt });
    expect(banner()).toContain('Your trial of Premium ends in 2 days.');
    expect(screen.getByRole('link', { name: 'Go to Billing' }).getAttribute('href')).toBe(
      '/subscription#plans',
    );
  });

  it('offers a better plan to who tries one that has a better one', () => {
    const trialEndsAt = new Date(Date.now() + 1.5 * DAY_MS).toISOString();
    show({ subscriptionTier: 'plus', subscriptionStatus: 'trialing', trialEndsAt });
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeTruthy();
  });

  it('hides a trial until the next day', async () => {
    const trial = {
      subscriptionTier: 'premium',
      subscriptionStatus: 'trialing',
      trialEndsAt: new Date(Date.now() + 3 * DAY_MS).toISOString(),
    } as const;
    const { unmount } = show(trial);
    await userEvent.click(screen.getByRole('button', { name: 'Hide until tomorrow' }));
    expect(banner()).toBeUndefined();
    unmount();
    show(trial).unmount();
    expect(banner()).toBeUndefined();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
    show(trial);
    expect(banner()).toContain('Your trial of Premium ends in 2 days.');
    jest.restoreAllMocks();
  });

  it('warns of a failed payment, leads to the portal, and cannot be dismissed', async () => {
    const gracePeriodEnds = new Date(Date.now() + DAY_MS).toISOString();
    show({ subscriptionTier: 'plus', subscriptionStatus: 'past_due', gracePeriodEnds });
    expect(banner()).toMatch(/A payment did not go through\. Plus ends on \w+ \d+, \d{4}/);
    await userEvent.click(screen.getByRole('button', { name: 'Go to Billing' }));
    await waitFor(() => expect(window.location.hash).toBe('#portal'));
    expect(screen.queryByRole('button', { name: 'Dismiss this notice' })).toBeNull();
  });

  it('announces a downgrade until it is dismissed, and a later one again', async () => {
    const { unmount } = show({ subscriptionStatus: 'canceled' });
    expect(banner()).toContain('You are on the Free plan now.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(banner()).toBeUndefined();
    unmount();
    show({ subscriptionStatus: 'canceled' }).unmount();
    expect(banner()).toBeUndefined();
    show({ subscriptionTier: 'plus', subscriptionStatus: 'active' }).unmount();
    show({ subscriptionStatus: 'canceled' });
    expect(banner()).toContain('You are on the Free plan now.');
  });

  it('is not shown when the plan has not changed', () => {
    show({});
    expect(banner()).toBeUndefined();
  });
});
