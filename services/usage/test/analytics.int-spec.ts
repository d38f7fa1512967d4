import {
  GetRateLimits,
  GetUsageAggregate,
  GetUsageTable,
  GetUsageAnalytics,
  GetUsageHistory,
} from '@word-unfolded/contracts';
import { newReader, TODAY, UsageUnderTest, type ReaderSubject } from './usage-fixture.js';

let usage: UsageUnderTest;
beforeEach(async () => {
  usage = await UsageUnderTest.start();
});
afterEach(() => usage.stop());

const analyticsOf = ({ id: userId, tier, role }: ReaderSubject, language: 'en' | 'es' = 'en') =>
  usage.ask(GetUsageAnalytics, { userId, tier, role, language });
const historyOf = (of: string, { id: userId, tier, role }: ReaderSubject) =>
  usage.ask(GetUsageHistory, { of: of as 'all', userId, tier, role });

describe('the analytics of a reader', () => {
  it('contain metrics, features and tiers of today', async () => {
    const ruth = newReader();
    await usage.use(ruth, 'chat', { tokens: 6_000, requests: 2 });
    await usage.use(ruth, 'speech', { ttsCharacters: 1_700 });
    await usage.untilStored(2);
    const analytics = await analyticsOf(ruth, 'es');
    expect(analytics.overallMetrics).toEqual({
      tokens: { used: 6_000, limit: 10_000, percent: 60 },
      requests: { used: 2, limit: 20, percent: 10 },
      images: { used: 0, limit: 2, percent: 0 },
      tts: { used: 1_700, limit: 2_000, percent: 85 },
      voice: { used: 0, limit: 0, percent: 0 },
    });
    expect(analytics.warnings).toEqual({
      tokens: false,
      requests: false,
      images: false,
      tts: true,
      voice: false,
    });
    expect(analytics.featureBreakdown).toMatchObject([
      { key: 'chat', name: 'Asisteo', usage: 6_000, limit: 5_000, percentUsed: 120, isOverLimit: true },
      { key: 'speech', metric: 'ttsCharacters', usage: 1_700, limit: 2_000, isOverLimit: false },
    ]);
    expect(analytics.tierComparison.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { tier: 'free', limits: { tokensUsed: 10_000, requestsMade: 20, imagesGenerated: 2 } },
    ]);
    expect(analytics.tierComparison).toHaveLength(5);
  });

  it('are empty before any usage, and contain no warning for an administrator without limits', async () => {
    expect((await analyticsOf(newReader())).featureBreakdown).toEqual([]);
    const boaz = newReader('free', 'admin');
    expect(await analyticsOf(boaz)).toMatchObject({ tier: 'admin', limited: true });
  });
});

describe('the history of a reader', () => {
  it('has seven days, each with its percentage of the limit, or is empty', async () => {
    const ruth = newReader();
    expect(await historyOf(ruth.id, ruth)).toEqual([]);
    await usage.tell(ruth, TODAY, { tokens: 100, requests: 10 });
    await usage.tell(ruth, '2099-03-04', { images: 1 });
    await usage.tell(ruth, '2099-03-03', { images: 1 });
    await usage.untilStored(3);
    const history = await historyOf(ruth.id, ruth);
    expect(history.map(({ date }) => date)).toEqual([
      '2099-03-04',
      '2099-03-05',
      '2099-03-06',
      '2099-03-07',
      '2099-03-08',
      '2099-03-09',
      TODAY,
    ]);
    expect(history[0]!.usage).toEqual({
      tokens: 0,
      requests: 0,
      images: 1,
      tts: 0,
      voice: 0,
      percentUsed: 50,
    });
    expect(history[1]!.usage).toMatchObject({ images: 0, percentUsed: 0 });
    expect(history[6]!.usage).toMatchObject({ tokens: 100, requests: 10, percentUsed: 50 });
  });

  it('is readable by the reader and by administrators only', async () => {
    const [ruth, boaz] = [newReader(), newReader('plus', 'admin')];
    await usage.tell(ruth, TODAY, { tokens: 100 });
    await usage.untilStored(1);
    await usage.untilCounted();
    const refused = {
      code: 'UNAUTHORIZED',
      message: 'Unauthorized access',
      status: 403,
      fields: { requiredTier: 'admin' },
    };
    await expect(historyOf(ruth.id, newReader('beta'))).rejects.toMatchObject(refused);
    await expect(historyOf('all', ruth)).rejects.toMatchObject(refused);
    expect((await historyOf(ruth.id, boaz)).at(-1)!.usage.tokens).toBe(100);
    expect((await historyOf('all', boaz)).at(-1)!.usage.tokens).toBe(100);
  });
});

describe('the view of administrators', () => {
  it('has the usage of all subjects by day, feature and tier', async () => {
    const [ruth, boaz] = [newReader(), newReader('plus')];
    await usage.use(ruth, 'chat', { tokens: 100, requests: 1 });
    await usage.use(ruth, 'quote', { tokens: 10, requests: 1 });
    await usage.use(boaz, 'chat', { tokens: 200, requests: 1 });
    await usage.use({ kind: 'visitor', address: '192.0.2.7', browser: 'b' }, 'chat', { tokens: 1 });
    await usage.tell(boaz, '2099-03-09', { tokens: 5 });
    await usage.untilStored(5);
    await usage.untilCounted();
    const { days, features, tiers, costliest } = await usage.ask(GetUsageAggregate, {});
    expect(days.at(-1)).toMatchObject({
      date: TODAY,
      readers: 2,
      visitors: 1,
      uses: 4,
      usage: { tokens: 311 },
      costMicros: 187,
    });
    expect(costliest).toMatchObject([
      { userId: boaz.id, tier: 'plus', uses: 2, costMicros: 123 },
      { userId: ruth.id, tier: 'free', usage: { tokens: 110 }, costMicros: 66 },
    ]);
    expect(days.at(-2)).toMatchObject({ readers: 1, visitors: 0, usage: { tokens: 5 } });
    expect(features).toMatchObject([
      { key: 'chat', uses: 4, usage: { tokens: 306 } },
      { key: 'quote', uses: 1, usage: { tokens: 10 } },
    ]);
    expect(tiers).toMatchObject([
      { tier: 'free', subjects: 2, usage: { tokens: 111 } },
      { tier: 'plus', subjects: 2, usage: { tokens: 205 } },
      { tier: 'premium', subjects: 0 },
      { tier: 'beta', subjects: 0 },
      { tier: 'admin', subjects: 0 },
    ]);
    const period = { from: '2099-03-09', to: TODAY };
    const table = await usage.ask(GetUsageTable, { table: 'costliest', period });
    expect(table.columns.slice(0, 3)).toEqual(['userId', 'tier', 'uses']);
    expect(table.columns.at(-1)).toBe('costDollars');
    expect(table.rows.map((row) => [row[0], row.at(-1)])).toEqual([
      [boaz.id, 0.000123],
      [ruth.id, 0.000066],
    ]);
  });

  it('lists the readers who are near to a limit today', async () => {
    const [ruth, boaz, naomi] = [newReader(), newReader('plus'), newReader()];
    await usage.use(ruth, 'image', { images: 2 });
    await usage.use(boaz, 'chat', { tokens: 42_000 });
    await usage.use(naomi, 'chat', { tokens: 10 });
    await usage.untilStored(3);
    const { tiers, nearest, adminsAreLimited, resetsAt } = await usage.ask(GetRateLimits, {});
    expect([adminsAreLimited, resetsAt]).toEqual([true, '2099-03-11T00:00:00.000Z']);
    expect(tiers.slice(0, 2)).toMatchObject([
      { tier: 'free', subjects: 2, near: 1, reached: 1, limits: { tokens: 10_000 } },
      { tier: 'plus', subjects: 1, near: 1, reached: 0 },
    ]);
    expect(nearest).toEqual([
      { userId: ruth.id, tier: 'free', percent: 100 },
      { userId: boaz.id, tier: 'plus', percent: 84 },
      { userId: naomi.id, tier: 'free', percent: 0 },
    ]);
  });
});
