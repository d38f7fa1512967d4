import fc from 'fast-check';
import {
  entitlementOf,
  SUBSCRIPTION_STATUSES,
  type PaidSubscription,
  type SubscriptionStatus,
} from './entitlement.js';
import { TIERS } from '../tier.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);

const subscription = (
  status: SubscriptionStatus,
  rest: Partial<PaidSubscription> = {},
): PaidSubscription => ({
  status,
  tier: 'plus',
  trialEndsAt: null,
  periodEndsAt: inDays(20),
  cancelAtPeriodEnd: false,
  firstFailedAt: null,
  isReversed: false,
  ...rest,
});

describe('what a reader may do', () => {
  it('is the free tier without a subscription', () => {
    expect(entitlementOf(null, null, NOW)).toEqual({
      tier: 'free',
      status: null,
      trialEndsAt: null,
      gracePeriodEnds: null,
      expiresAt: null,
    });
  });

  it.each([
    ['trialing', 'plus'],
    ['active', 'plus'],
    ['past_due', 'free'], // without a known failure there is no grace period
    ['canceled', 'free'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['unpaid', 'free'],
    ['paused', 'free'],
  ] as const)('follows the status %s', (status, tier) => {
    expect(entitlementOf(subscription(status), null, NOW).tier).toBe(tier);
  });

  it('says nothing of a subscription whose first payment never succeeded', () => {
    for (const status of ['incomplete', 'incomplete_expired'] as const)
      expect(entitlementOf(subscription(status), null, NOW).status).toBeNull();
  });

  it('keeps the tier until the end of the period after a cancellation', () => {
    const { tier, expiresAt } = entitlementOf(subscription('active', { cancelAtPeriodEnd: true }), null, NOW);
    expect([tier, expiresAt]).toEqual(['plus', inDays(20)]);
  });

  it.each(['past_due', 'unpaid'] as const)('keeps the tier for seven days of grace (%s)', (status) => {
    const failed = (daysAgo: number) =>
      entitlementOf(subscription(status, { firstFailedAt: inDays(-daysAgo) }), null, NOW);
    expect(failed(6.9).tier).toBe('plus');
    expect(failed(7)).toMatchObject({ tier: 'free', gracePeriodEnds: NOW, expiresAt: null });
    expect(failed(0)).toMatchObject({ gracePeriodEnds: inDays(7), expiresAt: inDays(7) });
  });

  it('is taken away by a reversed payment, whatever the status is', () => {
    for (const status of SUBSCRIPTION_STATUSES)
      expect(
        entitlementOf(subscription(status, { isReversed: true, firstFailedAt: NOW }), null, NOW).tier,
      ).toBe('free');
  });

  it('is the higher one of a subscription and a grant', () => {
    const plus = subscription('active');
    expect(entitlementOf(plus, { tier: 'beta', until: null }, NOW).tier).toBe('beta');
    expect(entitlementOf({ ...plus, tier: 'premium' }, { tier: 'plus', until: null }, NOW).tier).toBe(
      'premium',
    );
    expect(entitlementOf(null, { tier: 'plus', until: inDays(1) }, NOW)).toMatchObject({
      tier: 'plus',
      expiresAt: inDays(1),
    });
    expect(entitlementOf(plus, { tier: 'beta', until: NOW }, NOW).tier).toBe('plus');
  });

  it('never is less with a grant than without', () => {
    const at = fc.integer({ min: -30, max: 30 }).map(inDays);
    const paid = fc.record({
      status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
      tier: fc.constantFrom('plus' as const, 'premium' as const),
      trialEndsAt: fc.option(at),
      periodEndsAt: at,
      cancelAtPeriodEnd: fc.boolean(),
      firstFailedAt: fc.option(at),
      isReversed: fc.boolean(),
    });
    const grant = fc.record({ tier: fc.constantFrom(...TIERS), until: fc.option(at) });
    fc.assert(
      fc.property(fc.option(paid), grant, at, (subscribed, given, now) => {
        const without = entitlementOf(subscribed, null, now);
        const beside = entitlementOf(subscribed, given, now);
        expect(TIERS.indexOf(beside.tier)).toBeGreaterThanOrEqual(TIERS.indexOf(without.tier));
        expect(beside.status).toBe(without.status);
      }),
    );
  });
});
