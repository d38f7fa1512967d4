import { Controller, Module } from '@nestjs/common';
import {
  AdminActed,
  AppError,
  EventNoted,
  FollowEvents,
  GetAccount,
  GetAdminAnalytics,
  GetAnalyticsTable,
  GetKpis,
  GetReaderUsage,
  GetUsageAggregate,
  ListEvents,
  LogActivity,
  NoteCounts,
  ResetReaderUsage,
  type LoggedEvent,
  type PayloadOf,
  type RequestOf,
  type User,
} from '@word-unfolded/contracts';
import {
  ContractClient,
  EventListener,
  Handles,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { ACCOUNT } from './email-collector.js';
import { newReader, TODAY, UsageUnderTest } from './usage-fixture.js';

const NOBODY = '0'.repeat(24);

/** The accounts of the auth service: every reader but one has one. */
@Controller()
class Accounts {
  @Handles(GetAccount)
  find({ userId }: RequestOf<typeof GetAccount>): User {
    if (userId === NOBODY) throw AppError.of('NOT_AUTHENTICATED');
    return { ...ACCOUNT, _id: userId };
  }
}

@Module({ controllers: [Accounts] })
class AccountsModule {}

let usage: UsageUnderTest;
let client: ContractClient;
let accounts: RunningService;
beforeAll(async () => {
  usage = await UsageUnderTest.start();
  accounts = await startService('auth', AccountsModule, [], usage.environment);
  client = usage.client;
});
afterAll(async () => {
  await accounts.stop();
  await usage.stop();
});

const boaz = newReader('free', 'admin');

const as: UsageUnderTest['as'] = (reader, contract, request) => usage.as(reader, contract, request);

const note = (name: string, day: string, userId?: string, properties = {}) =>
  usage.bus.publish(EventNoted, {
    ...{ service: 'auth', name, properties, at: `${day}T08:00:00.000Z` },
    ...(userId !== undefined && { userId }),
  } as PayloadOf<typeof EventNoted>);

const storedEvents = (count: number) =>
  until('they are stored', async () => (await usage.activity.countDocuments({ kind: 'service' })) >= count);

describe('the figures of the installation', () => {
  it('are those of today, of the week and of the month, beside the periods before', async () => {
    const [ruth, naomi] = [newReader(), newReader()];
    await note('account.registered', '2099-03-09', ruth.id);
    await note('account.email-verified', '2099-03-09', ruth.id, { language: 'es' });
    await note('account.registered', TODAY, naomi.id);
    await note('account.email-verified', TODAY, naomi.id, { language: 'en' });
    await storedEvents(4);
    await note('account.active', TODAY, ruth.id);
    await note('answer.checked', TODAY, ruth.id, { exact: 2, repaired: 1, removed: 3 });
    await usage.ask(NoteCounts, { counts: [{ of: 'failed', key: 'GET /api/x', count: 2 }] });
    await usage.use(ruth, 'chat', { tokens: 1_000, requests: 1 });
    await usage.use(ruth, 'speech', { ttsCharacters: 10 });
    await storedEvents(6);
    await usage.untilStored(2);
    await usage.untilCounted();
    const kpis = await as(boaz, GetKpis, {});
    expect(kpis.readers).toMatchObject({
      present: 2,
      registered: { day: { value: 1, before: 1 }, week: { value: 2, before: 0 } },
      active: { day: { value: 1, before: 0 }, week: { value: 1, before: 0 }, month: { value: 1, before: 0 } },
      byTier: [
        { tier: 'free', count: 2 },
        ...['plus', 'premium', 'beta', 'admin'].map((tier) => ({ tier, count: 0 })),
      ],
    });
    expect(kpis.assistant).toMatchObject({
      questions: { day: { value: 1, before: 0 } },
      answersChecked: { day: { value: 1 } },
      quotationsRepaired: { day: { value: 1 } },
      quotationsRemoved: { month: { value: 3 } },
    });
    expect(kpis.errors.day).toEqual({ value: 2, before: 0 });
    expect(kpis.services.find(({ name }) => name === 'usage')).toEqual({ name: 'usage', ready: true });
    expect(kpis.services.find(({ name }) => name === 'scripture')?.ready).toBe(false);
    expect(kpis.queues).toContainEqual({ name: 'erasures-usage', waiting: 0, running: 0, failed: 0 });

    const period = { from: '2099-03-09', to: TODAY };
    const analytics = await as(boaz, GetAdminAnalytics, { period });
    expect(analytics.totals.verified).toEqual({ value: 2, before: 0 });
    expect(analytics.growth).toEqual([
      { date: '2099-03-09', registered: 1, verified: 1, active: 0, deleted: 0, present: 1 },
      { date: TODAY, registered: 1, verified: 1, active: 1, deleted: 0, present: 2 },
    ]);
    expect(analytics.retention).toEqual([{ cohort: '2099-03-09', size: 2, weeks: [1] }]);
    expect(analytics.languages).toEqual([
      { language: 'en', readers: 1, before: 0 },
      { language: 'es', readers: 1, before: 0 },
    ]);
    const table = await as(boaz, GetAnalyticsTable, { chart: 'growth', period });
    expect(table.columns).toEqual(['date', 'registered', 'verified', 'active', 'deleted', 'present']);
    expect(table.rows[1]).toEqual([TODAY, 1, 1, 1, 0, 2]);
    expect((await as(boaz, GetAnalyticsTable, { chart: 'retention', period })).rows).toEqual([
      ['2099-03-09', 2, 1],
    ]);
  });

  it('are refused by the service to everyone else, and for periods that are none', async () => {
    const period = { from: TODAY, to: TODAY };
    for (const [contract, request] of [
      [GetKpis, {}],
      [GetAdminAnalytics, { period }],
      [GetUsageAggregate, { period }],
      [ListEvents, { limit: 10 }],
      [GetReaderUsage, { id: boaz.id }],
      [ResetReaderUsage, { id: boaz.id, reason: '' }],
    ] as const)
      await expect(as(newReader('beta'), contract, request as never)).rejects.toMatchObject({
        code: 'TIER_REQUIRED',
      });
    const upsideDown = { period: { from: TODAY, to: '2099-03-01' } };
    await expect(as(boaz, GetAdminAnalytics, upsideDown)).rejects.toBeDefined();
    const nobody = await as(boaz, GetReaderUsage, { id: '0'.repeat(24) });
    expect(nobody).toMatchObject({ days: [], months: [], used: { tokens: 0 } });
  });
});

describe('the usage of one reader', () => {
  it('is shown with its cost, and set back for today with an entry of the audit log', async () => {
    const ruth = newReader();
    const acted: PayloadOf<typeof AdminActed>[] = [];
    await usage
      .get(EventListener)
      .listen([AdminActed], { heard: (act) => acted.push(act), missed: () => {} });
    await usage.use(ruth, 'chat', { tokens: 10_000, requests: 20 });
    await until(
      'it is in the ledger',
      async () => (await usage.usageRecords.countDocuments({ ownerId: ruth.id })) > 0,
    );
    expect(await as(boaz, GetReaderUsage, { id: ruth.id })).toMatchObject({
      used: { tokens: 10_000, requests: 20 },
      days: [{ date: TODAY, feature: 'chat', uses: 1 }],
      months: [{ month: '2099-03', uses: 1, costMicros: 6_000 }],
    });
    await expect(usage.use(ruth, 'chat', { requests: 1 })).rejects.toMatchObject({ status: 429 });
    await expect(as(boaz, ResetReaderUsage, { id: NOBODY, reason: '' })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    await as(boaz, ResetReaderUsage, { id: ruth.id, reason: 'a broken answer' });
    expect((await as(boaz, GetReaderUsage, { id: ruth.id })).used).toMatchObject({ tokens: 0, requests: 0 });
    await usage.use(ruth, 'chat', { tokens: 1, requests: 1 });
    await until('it is told', () => acted.length > 0);
    expect(acted).toMatchObject([
      { userId: ruth.id, by: boaz.id, act: 'usage-reset', reason: 'a broken answer' },
    ]);
  });
});

describe('events', () => {
  it('are listed the latest first, filtered and page by page, and new ones come as they happen', async () => {
    const ruth = newReader();
    const log = (name: string, properties = {}) =>
      usage.ask(LogActivity, { userId: ruth.id, kind: 'event', name, properties });
    const ids: string[] = [];
    const ending = new AbortController();
    const heard: LoggedEvent[] = [];
    const following = (async () => {
      const request = { userId: ruth.id };
      for await (const { event } of client.stream(FollowEvents, request, { signal: ending.signal }))
        if (event) heard.push(event);
    })().catch(() => undefined);
    await log('page.opened', { page: 'study' });
    await log('page.opened', { page: 'journal' });
    await log('passage.copied');
    await until('they are heard', () => heard.length === 3);
    ending.abort();
    await following;
    expect(heard.map(({ name, properties }) => [name, properties['page']])).toEqual([
      ['page.opened', 'study'],
      ['page.opened', 'journal'],
      ['passage.copied', undefined],
    ]);
    let after: string | undefined;
    do {
      const page = await as(boaz, ListEvents, {
        userId: ruth.id,
        limit: 2,
        ...(after !== undefined && { after }),
      });
      ids.push(...page.events.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(ids).toEqual(heard.map(({ id }) => id).reverse());
    const filtered = { userId: ruth.id, name: 'page.opened', kind: 'event' as const, limit: 10 };
    expect((await as(boaz, ListEvents, filtered)).events).toHaveLength(2);
    const later = { ...filtered, from: `${TODAY}T10:00:00.001Z` };
    expect((await as(boaz, ListEvents, later)).events).toEqual([]);
    expect((await as(boaz, ListEvents, { limit: 1, after: '0'.repeat(24) })).events).toEqual([]);
    await usage.untilCounted();
    expect((await as(boaz, ListEvents, { limit: 1 })).names).toContainEqual({
      name: 'page.opened',
      count: 2,
    });
  });
});
