import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { READER } from '@word-unfolded/api-client/testing';
import type { User } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { MemoryRouter } from 'react-router';
import { AccountBanner } from './account-banner.js';

const DAY_MS = 24 * 60 * 60 * 1000;

function show(changes: Partial<User>) {
  return render(
    <MemoryRouter>
      <AccountBanner user={{ ...READER, ...changes }} />
    </MemoryRouter>,
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
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscription');
  });

  it('warns of a failed payment, and cannot be dismissed', () => {
    const gracePeriodEnds = new Date(Date.now() + DAY_MS).toISOString();
    show({ subscriptionTier: 'plus', subscriptionStatus: 'past_due', gracePeriodEnds });
    expect(banner()).toMatch(/A payment did not go through\. Plus ends on \w+ \d+, \d{4}/);
    expect(screen.getByRole('link', { name: 'Go to Billing' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('announces a downgrade until it is dismissed, and a later one again', async () => {
    const { unmount } = show({ subscriptionStatus: 'canceled' });
    expect(banner()).toContain('You are on the Free plan now.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(banner()).toBeUndefined();
    unmount();
    show({ subscriptionStatus: 'canceled' }).unmount();
    expect(banner()).toBeUndefined();
    show({ subscriptionStatus: 'canceled', trialEndsAt: '2026-01-09T00:00:00.000Z' });
    expect(banner()).toContain('You are on the Free plan now.');
  });

  it('is not shown when the plan has not changed', () => {
    show({});
    expect(banner()).toBeUndefined();
  });
});
