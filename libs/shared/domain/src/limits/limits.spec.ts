import {
  DAILY_LIMITS,
  featureLimit,
  FEATURES,
  limitTierOf,
  percentOf,
  usageDay,
  usageResetsAt,
  type Feature,
} from '../index.js';

describe('the limits of a day', () => {
  it('are those of UTC, and reset at its midnight', () => {
    const late = new Date('2026-12-31T23:59:59.999Z');
    expect(usageDay(late)).toBe('2026-12-31');
    expect(usageResetsAt(late).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(usageResetsAt(new Date('2027-01-01T00:00:00.000Z')).toISOString()).toBe(
      '2027-01-02T00:00:00.000Z',
    );
  });

  it('are four times those of plus for premium, and never less than those of the tier below', () => {
    expect(DAILY_LIMITS.premium).toMatchObject({
      tokens: 200_000,
      requests: 400,
      images: 40,
      ttsCharacters: 80_000,
    });
    const { tokens, requests, images, ttsCharacters } = DAILY_LIMITS.plus;
    expect(DAILY_LIMITS.premium).toMatchObject({
      tokens: tokens * 4,
      requests: requests * 4,
      images: images * 4,
      ttsCharacters: ttsCharacters * 4,
    });
  });

  it('are those of admin for an administrator, by tier or by role, and those of free for a visitor', () => {
    expect(limitTierOf(undefined)).toBe('free');
    expect(limitTierOf({ tier: 'beta', role: 'user' })).toBe('beta');
    expect(limitTierOf({ tier: 'free', role: 'admin' })).toBe('admin');
    expect(limitTierOf({ tier: 'admin', role: 'user' })).toBe('admin');
  });
});

describe('the used share of a limit', () => {
  it('is 100 percent only when the limit is reached, and 0 for a limit of 0', () => {
    expect([percentOf(9_999, 10_000), percentOf(10_000, 10_000), percentOf(12_000, 10_000)]).toEqual([
      99, 100, 120,
    ]);
    expect(percentOf(0, 0)).toBe(0);
  });
});

describe('the share of a feature', () => {
  it("is a fraction of the day's limit, or an amount", () => {
    const feature: Feature = { ...FEATURES.chat, allocation: 0.25 };
    expect(featureLimit(feature, DAILY_LIMITS.free)).toBe(2_500);
    expect(featureLimit({ ...feature, allocation: 1 }, DAILY_LIMITS.free)).toBe(10_000);
    expect(featureLimit({ ...feature, allocation: 1_500 }, DAILY_LIMITS.free)).toBe(1_500);
    expect(featureLimit(FEATURES.voice, DAILY_LIMITS.free)).toBe(0);
  });
});
