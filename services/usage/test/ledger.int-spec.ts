import {
  AccountDeleted,
  GetAllowance,
  LogActivity,
  RebuildCounters,
  SetAdminLimits,
} from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import { newReader, TODAY, UsageUnderTest } from './usage-fixture.js';

let usage: UsageUnderTest;
beforeEach(async () => {
  usage = await UsageUnderTest.start();
});
afterEach(() => usage.stop());

const used = async (subject: ReturnType<typeof newReader>) =>
  (await usage.ask(GetAllowance, { subject })).used;

describe('the ledger', () => {
  it('records each charge once, however often its event is delivered', async () => {
    const ruth = newReader();
    for (let times = 0; times < 3; times += 1) await usage.tell(ruth, TODAY, { tokens: 10 }, 'the same');
    await usage.tell(ruth, TODAY, { tokens: 5 }, 'another');
    await until('the sum has all', async () => (await usage.sums.findOne({ ownerId: ruth.id }))?.uses === 2);
    expect(await usage.usageRecords.countDocuments({ ownerId: ruth.id })).toBe(2);
    expect(await usage.sums.findOne({ ownerId: ruth.id }).lean()).toMatchObject({
      day: TODAY,
      feature: 'chat',
      tokens: 15,
    });
  });

  it('adds up concurrent usage of many subjects', async () => {
    const ruth = newReader('premium');
    const uses = Array.from({ length: 40 }, () => usage.use(ruth, 'chat', { tokens: 7, requests: 1 }));
    await Promise.all(uses);
    await usage.untilStored(40);
    expect(await usage.sums.findOne({ ownerId: ruth.id }).lean()).toMatchObject({
      uses: 40,
      tokens: 280,
      requests: 40,
    });
  });

  it('stores a visitor as a digest, and for a short time', async () => {
    await usage.use({ kind: 'visitor', address: '192.0.2.7', browser: 'b' }, 'chat', { tokens: 9 });
    await usage.untilStored(1);
    const [stored] = await usage.usageRecords.find().lean();
    expect(JSON.stringify(stored)).not.toContain('192.0.2.7');
    expect(stored!.expiresAt.getTime() - stored!.at.getTime()).toBeLessThanOrEqual(3 * 86_400_000);
  });
});

describe('counters that Redis has lost', () => {
  it('are rebuilt from the ledger automatically, without counting concurrent usage twice', async () => {
    const ruth = newReader('plus');
    await usage.use(ruth, 'chat', { tokens: 100, requests: 1 });
    await usage.use(ruth, 'quote', { tokens: 50, requests: 1 });
    await usage.untilStored(2);
    await usage.loseRedis();
    await usage.use(ruth, 'chat', { tokens: 7, requests: 1 });
    await usage.untilStored(3);
    await usage.startReplica();
    await until('all is counted', async () => (await used(ruth)).requests === 3);
    expect(await used(ruth)).toMatchObject({ tokens: 157, requests: 3 });
    expect(await usage.ask(RebuildCounters, {})).toEqual({ subjects: 1, counted: 0 });
  });

  it('include today and the day before', async () => {
    const ruth = newReader('plus');
    await usage.tell(ruth, '2099-03-09', { tokens: 1 });
    await usage.tell(ruth, '2099-03-08', { tokens: 1 });
    await usage.untilStored(2);
    expect(await usage.ask(RebuildCounters, {})).toEqual({ subjects: 1, counted: 1 });
    expect((await used(ruth)).tokens).toBe(0);
  });

  it('are restored together with the limits of administrators', async () => {
    const boaz = newReader('free', 'admin');
    const limited = async () => (await usage.ask(GetAllowance, { subject: boaz })).limited;
    expect(await limited()).toBe(true);
    await usage.ask(SetAdminLimits, { adminsAreLimited: false });
    expect(await limited()).toBe(false);
    await usage.loseRedis();
    expect(await limited()).toBe(true);
    await usage.ask(RebuildCounters, {});
    expect(await limited()).toBe(false);
  });
});

describe('the data of a reader whose account was deleted', () => {
  it('is deleted, later events add nothing, and other readers are not affected', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    await usage.use(ruth, 'chat', { tokens: 10 });
    await usage.use(boaz, 'chat', { tokens: 20 });
    await usage.untilStored(2);
    await usage.bus.publish(AccountDeleted, { userId: ruth.id, at: `${TODAY}T10:00:00.000Z` }, 'gone');
    await until('Ruth is forgotten', async () => !(await usage.usageRecords.exists({ ownerId: ruth.id })));
    await usage.tell(ruth, TODAY, { tokens: 3 });
    await usage.tell(boaz, TODAY, { tokens: 3 });
    await usage.untilStored(2);
    expect(await usage.sums.exists({ ownerId: ruth.id })).toBeNull();
    await until('her counters are erased too', async () => (await used(ruth)).tokens === 0);
    expect((await used(boaz)).tokens).toBe(20);
  });
});

describe('reader activity', () => {
  it('is recorded up to a limit', async () => {
    const userId = newReader().id;
    const note = (properties: Record<string, string | number>) =>
      usage.ask(LogActivity, { userId, kind: 'feature', name: 'text-to-speech', properties });
    expect(await note({ seconds: 12, 'a.name': 'x' })).toEqual({ logged: true });
    await expect(note({ note: 'I feel that my prayers are not heard' })).rejects.toThrow();
    await expect(
      note(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`p${i}`, i]))),
    ).rejects.toThrow();
  });
});
