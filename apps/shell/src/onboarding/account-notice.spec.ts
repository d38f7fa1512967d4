import { READER } from '@word-unfolded/api-client/testing';
import type { User } from '@word-unfolded/contracts';
import { accountNotice } from './account-notice.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const notice = (changes: Partial<User>) => accountNotice({ ...READER, ...changes }, NOW);

describe('the notice about a plan', () => {
  it.each([
    ['2026-11-26T12:00:00.000Z', 5],
    ['2026-11-23T12:00:01.000Z', 3],
    ['2026-11-21T12:00:01.000Z', 1],
  ])('counts the days until a trial ends on %s, rounded up', (trialEndsAt, days) => {
    const trial = { subscriptionTier: 'premium', subscriptionStatus: 'trialing', trialEndsAt } as const;
    expect(notice(trial)).toEqual({ kind: 'trial', days });
  });

  it('warns within a grace period of the day on which it ends', () => {
    const gracePeriodEnds = '2026-11-25T00:00:00.000Z';
    const grace = { subscriptionTier: 'plus', subscriptionStatus: 'past_due', gracePeriodEnds } as const;
    expect(notice(grace)).toEqual({ kind: 'grace', ends: new Date(gracePeriodEnds) });
  });

  it.each<Partial<User>>([
    { subscriptionTier: 'plus', subscriptionStatus: 'past_due' },
    { subscriptionTier: 'free', subscriptionStatus: 'unpaid' },
    { subscriptionTier: 'beta', subscriptionStatus: 'past_due', gracePeriodEnds: '2026-11-25T00:00:00.000Z' },
  ])('warns of a failed payment, even when the end of the plan is unknown: %j', (changes) => {
    expect(notice(changes)).toEqual({ kind: 'payment' });
  });

  it.each<Partial<User>>([
    { subscriptionStatus: 'canceled' },
    { trialEndsAt: '2026-11-20T12:00:00.000Z' },
    { subscriptionStatus: 'unpaid', gracePeriodEnds: '2026-11-20T12:00:00.000Z' },
    { subscriptionStatus: 'unpaid', gracePeriodEnds: '2026-11-22T12:00:00.000Z' }, // the clock of the device is late
  ])('announces the free plan to readers who had a higher one: %j', (changes) => {
    expect(notice({ subscriptionTier: 'free', ...changes })).toEqual({ kind: 'downgraded' });
  });

  it.each<Partial<User>>([
    { subscriptionTier: 'free' },
    { subscriptionTier: 'plus', subscriptionStatus: 'active' },
    { subscriptionTier: 'beta' },
    { subscriptionTier: 'plus', subscriptionStatus: 'trialing', trialEndsAt: '2026-11-21T11:00:00.000Z' },
  ])('is undefined when there is nothing to report: %j', (changes) => {
    expect(notice(changes)).toBeUndefined();
  });
});
