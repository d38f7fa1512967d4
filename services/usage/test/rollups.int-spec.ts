import { Controller, Module } from '@nestjs/common';
import {
  AccountDeleted,
  EventNoted,
  GetSubscription,
  LogActivity,
  NoteCounts,
  RebuildRollups,
  SubscriptionChanged,
  type PayloadOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { NAMES_PER_DAY } from '../src/activity/event-keys.js';
import { newReader, TODAY, UsageUnderTest } from './usage-fixture.js';

/** What the fake billing service says of every reader. */
const plan = { amount: 1_599, interval: 'month' as 'month' | 'year' };

@Controller()
class FakeBilling {
  @Handles(GetSubscription)
  get(): ResponseOf<typeof GetSubscription> {
    const nothing = {
      startDate: null,
      endDate: null,
      trialEndsAt: null,
      gracePeriodEnds: null,
      nextCharge: null,
    };
    const more = { card: null, invoices: [], canTakeTrial: false, trialRefused: null, isReversed: false };
    return {
      ...{ ...nothing, ...more, type: 'plus', features: [], expiresAt: null, plan: 'plus', status: 'active' },
      ...{ ...plan, currency: 'usd', cancelAtPeriodEnd: false, granted: null, provider: 'none' },
    };
  }
}

@Module({ controllers: [FakeBilling] })
class FakeBillingModule {}

let usage: UsageUnderTest;
let billing: RunningService;
beforeAll(async () => {
  usage = await UsageUnderTest.start();
  billing = await startService('billing', FakeBillingModule, [], usage.environment);
});
afterAll(async () => {
  await billing.stop();
  await usage.stop();
});
beforeEach(async () => {
  await usage.untilCounted();
  await usage.rollups.deleteMany({});
});

const log = (userId: string, name: string) =>
  usage.ask(LogActivity, { userId, kind: 'event', name, properties: {} });

const note = async (name: string, at: string, userId?: string, properties = {}) => {
  const before = await usage.activity.countDocuments({ kind: 'service' });
  const event = { service: 'auth' as const, name, properties, at: `${at}T08:00:00.000Z` };
  await usage.bus.publish(EventNoted, { ...event, ...(userId !== undefined && { userId }) });
  await until(
    'it is stored',
    async () => (await usage.activity.countDocuments({ kind: 'service' })) > before,
  );
};

/** The present state at the end of a day: everything that was added until then. */
async function stateOn(day: string, name: string): Promise<Record<string, number>> {
  await usage.untilCounted();
  const state: Record<string, number> = {};
  for (const { key, values, at } of await usage.rollups.find({ name, span: 'day' }).lean())
    if (at <= day) state[key] = (state[key] ?? 0) + (values.count ?? values.cents ?? 0);
  return state;
}

describe('what is logged', () => {
  it('is counted by hour and day, and the same after the sums are rebuilt from the ledger', async () => {
    const ruth = newReader();
    for (const name of ['page.opened', 'page.opened', 'passage.copied']) await log(ruth.id, name);
    await usage.use(ruth, 'chat', { tokens: 100, requests: 1 });
    await usage.untilStored(1);
    await usage.untilCounted();
    const sums = () => usage.rollups.find().sort({ _id: 1 }).lean();
    const before = await sums();
    expect(await usage.countsOn(TODAY, 'event')).toEqual({ 'page.opened': 2, 'passage.copied': 1 });
    expect(await usage.countsOn(`${TODAY}T10`, 'event')).toEqual({ 'page.opened': 2, 'passage.copied': 1 });
    await usage.rollups.updateMany({}, { $set: { 'values.count': 99 } });
    // An event that waits to be counted while the sums are rebuilt must be counted once.
    await Promise.all([usage.ask(RebuildRollups, { days: 3 }), log(ruth.id, 'page.opened')]);
    await usage.untilCounted();
    await until('it is counted', async () => (await usage.countsOn(TODAY, 'event'))['page.opened'] === 3);
    await usage.activity.deleteOne({ name: 'page.opened' });
    await usage.ask(RebuildRollups, { days: 3 });
    // The hours of subjects are only in the entries: the totals of the ledger have days.
    const isRebuilt = ({ name, span }: { name: string; span: string }) =>
      span === 'day' || !name.includes('subjects');
    expect(await sums()).toEqual(before.filter(isRebuilt));
  });

  it('has names of its own up to a limit, so that a page cannot fill the database with them', async () => {
    const known = Array.from({ length: NAMES_PER_DAY }, (_, index) => `name-${index}`);
    await usage.redis.sadd(`activity:names:${TODAY}`, ...known);
    for (const name of ['name-7', 'one-more', 'and-another']) await log(newReader().id, name);
    await usage.untilCounted();
    expect(await usage.countsOn(TODAY, 'event')).toEqual({ 'name-7': 1, '*': 2 });
    expect(await usage.activity.countDocuments({ name: 'and-another' })).toBe(1);
  });

  it('includes what gateways count', async () => {
    await usage.ask(NoteCounts, { counts: [{ of: 'refused', key: 'POST /api/ai/chat', count: 3 }] });
    await usage.ask(NoteCounts, { counts: [{ of: 'refused', key: 'POST /api/ai/chat', count: 2 }] });
    await usage.untilCounted();
    expect(await usage.countsOn(TODAY, 'http.429')).toEqual({ 'POST /api/ai/chat': 5 });
  });
});

describe('readers', () => {
  it('are counted when they verify, are active, and leave', async () => {
    const [ruth, boaz] = [newReader().id, newReader().id];
    for (const [id, language] of [
      [ruth, 'es'],
      [boaz, 'en'],
    ] as const) {
      await note('account.registered', '2099-03-02', id);
      await note('account.email-verified', '2099-03-02', id, { language });
    }
    for (const day of ['2099-03-02', '2099-03-02', '2099-03-05', '2099-03-17'])
      await note('account.active', day, ruth);
    await note('account.signed-in', '2099-03-03', boaz);

    expect(await stateOn('2099-03-30', 'reader.present')).toEqual({ '': 2 });
    expect(await stateOn('2099-03-30', 'reader.language')).toEqual({ es: 1, en: 1 });
    expect(await usage.countsOn('2099-03-02', 'reader.active')).toEqual({ '': 1 });
    const within = async (day: string, days: 7 | 30) => (await stateOn(day, `reader.active.${days}`))[''];
    expect(await within('2099-03-02', 7)).toBe(1);
    expect(await within('2099-03-05', 7)).toBe(2);
    expect(await within('2099-03-10', 7)).toBe(1);
    expect(await within('2099-03-12', 7)).toBe(0);
    expect(await within('2099-03-17', 7)).toBe(1);
    expect(await within('2099-03-31', 30)).toBe(2);
    expect(await within('2099-04-02', 30)).toBe(1);
    expect(await usage.countsOn('2099-03-02', 'reader.retained')).toEqual({ 0: 2, 2: 1 });

    await usage.bus.publish(AccountDeleted, { userId: ruth, at: `${TODAY}T11:00:00.000Z` });
    await until('she is not counted', async () => (await stateOn(TODAY, 'reader.present'))[''] === 1);
    expect(await stateOn(TODAY, 'reader.language')).toEqual({ es: 0, en: 1 });
    expect(await usage.activity.countDocuments({ ownerId: ruth })).toBe(0);
  });

  it('are counted as subscribers with what they pay in a month', async () => {
    const ruth = newReader().id;
    await note('account.email-verified', TODAY, ruth);
    let revision = 0;
    const become = async (tier: 'free' | 'plus', status: PayloadOf<typeof SubscriptionChanged>['status']) => {
      revision += 1;
      const times = { trialEndsAt: null, gracePeriodEnds: null, at: `${TODAY}T11:00:00.000Z` };
      await usage.bus.publish(SubscriptionChanged, { userId: ruth, revision, tier, status, ...times });
      await until(
        'it is known',
        async () => (await usage.readerFacts.findOne({ ownerId: ruth }))?.revision === revision,
      );
    };
    await become('plus', 'trialing');
    expect(await stateOn(TODAY, 'reader.tier')).toEqual({ free: 0, plus: 1 });
    await become('plus', 'active');
    expect(await stateOn(TODAY, 'subscription.revenue')).toMatchObject({ plus: 1_599 });
    Object.assign(plan, { amount: 15_350, interval: 'year' });
    await become('plus', 'past_due');
    expect(await stateOn(TODAY, 'subscription.revenue')).toMatchObject({ plus: 1_279 });
    await become('free', 'canceled');
    expect(await stateOn(TODAY, 'subscription.revenue')).toMatchObject({ plus: 0 });
    const count = async (name: string) => (await usage.countsOn(TODAY, name))[''];
    expect(
      await Promise.all(
        ['trial.started', 'trial.stayed', 'trial.ended', 'subscription.started', 'subscription.lapsed'].map(
          count,
        ),
      ),
    ).toEqual([1, 1, undefined, 1, 1]);
  });
});
