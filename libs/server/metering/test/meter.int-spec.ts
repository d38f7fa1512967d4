import type { Allowance, Payer } from '@word-unfolded/contracts';
import { DAILY_LIMITS, type Amounts } from '@word-unfolded/domain';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import type { AdminLimits, Meter } from '../src/index.js';
import { MeteringUnderTest, newReader, visitor } from './metering-fixture.js';

let house: MeteringUnderTest;
let meter: Meter;
let admins: AdminLimits;
beforeEach(async () => {
  house = new MeteringUnderTest();
  ({ meter, admins } = await house.start());
});
afterEach(() => house.stop());

const { free } = DAILY_LIMITS;
const chat = (id: string, amounts: Partial<Amounts>) => ({ id, feature: 'chat' as const, amounts });
const usedBy = async (payer: Payer) => (await meter.remaining(payer)).used;
const REFUSED = { code: 'LIMIT_REACHED', status: 429 };

describe('a reservation', () => {
  it('says what is left, of which tier and until when', async () => {
    const ruth = newReader();
    const expected: Allowance = {
      tier: 'free',
      limits: free,
      used: { tokens: 400, requests: 1, images: 0, ttsCharacters: 0, voiceMinutes: 0 },
      resetsAt: '2099-03-02T00:00:00.000Z',
      limited: true,
    };
    expect(await meter.reserve(ruth, chat('a', { tokens: 400, requests: 1 }))).toEqual(expected);
    expect(await meter.remaining(ruth)).toEqual(expected);
  });

  it('sets everything aside or nothing', async () => {
    const ruth = newReader();
    const asked = chat('a', { requests: 1, images: free.images + 1 });
    await expect(meter.reserve(ruth, asked)).rejects.toMatchObject(REFUSED);
    expect(await usedBy(ruth)).toMatchObject({ requests: 0, images: 0 });
  });

  it('is refused with when the limits begin anew', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('a', { tokens: free.tokens }));
    house.setTime('2099-03-01T23:59:00.000Z');
    await meter.settle(ruth, 'a', { tokens: free.tokens });
    await expect(meter.reserve(ruth, chat('b', { tokens: 1 }))).rejects.toMatchObject({
      ...REFUSED,
      fields: { retryAfter: 60, resetAt: '2099-03-02T00:00:00.000Z' },
    });
    house.setTime('2099-03-02T00:00:00.000Z');
    await expect(meter.reserve(ruth, chat('b', { tokens: 1 }))).resolves.toMatchObject({
      used: { tokens: 1 },
    });
  });

  it('is made once by its id, however often it is asked for', async () => {
    const ruth = newReader();
    await Promise.all(Array.from({ length: 10 }, () => meter.reserve(ruth, chat('a', { requests: 1 }))));
    expect((await usedBy(ruth)).requests).toBe(1);
    await meter.settle(ruth, 'a', { requests: 1 });
    await meter.reserve(ruth, chat('a', { requests: 1 }));
    expect((await usedBy(ruth)).requests).toBe(1);
  });

  it('never passes a limit, though many ask at once in several processes', async () => {
    const ruth = newReader();
    const meters = [meter, (await house.start()).meter, (await house.start()).meter];
    const asked = Array.from({ length: 60 }, (_, index) =>
      meters[index % 3]!.reserve(ruth, chat(`a${index}`, { requests: 1 })),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(free.requests);
    expect((await usedBy(ruth)).requests).toBe(free.requests);
  });

  it('expires after fifteen minutes unless it is asked for again', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('given up', { images: 1 }));
    await meter.reserve(ruth, chat('goes on', { images: 1 }));
    house.pass(14);
    await meter.reserve(ruth, chat('goes on', { images: 1 }));
    house.pass(1);
    expect((await usedBy(ruth)).images).toBe(1);
    house.pass(14);
    expect((await usedBy(ruth)).images).toBe(0);
  });
});

describe('what was used', () => {
  it('is charged once, and the rest is given back', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('a', { tokens: 4_000, requests: 1 }));
    expect(await meter.settle(ruth, 'a', { tokens: 1_234, requests: 1 })).toMatchObject({
      used: { tokens: 1_234, requests: 1 },
    });
    await meter.settle(ruth, 'a', { tokens: 999 });
    expect((await usedBy(ruth)).tokens).toBe(1_234);
  });

  it('is charged above what was reserved only as far as the limit leaves room', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('a', { tokens: 1_000 }));
    await meter.reserve(ruth, chat('b', { tokens: 8_000 }));
    await meter.settle(ruth, 'a', { tokens: 5_000 });
    expect((await usedBy(ruth)).tokens).toBe(free.tokens);
    await meter.settle(ruth, 'b', { tokens: 100 });
    expect((await usedBy(ruth)).tokens).toBe(2_100);
  });

  it('is charged though its reservation has expired, and not when nothing was reserved', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('slow', { tokens: 500 }));
    house.pass(20);
    await meter.settle(ruth, 'slow', { tokens: 300 });
    await meter.settle(ruth, 'unknown', { tokens: 300 });
    expect((await usedBy(ruth)).tokens).toBe(300);
  });

  it('is charged to the day on which it was reserved', async () => {
    const heard = await house.listen();
    const ruth = newReader();
    house.setTime('2099-03-01T23:59:30.000Z');
    await meter.reserve(ruth, chat('a', { tokens: 500 }));
    house.setTime('2099-03-02T00:00:30.000Z');
    expect((await usedBy(ruth)).tokens).toBe(0);
    expect((await meter.reserve(ruth, chat('a', { tokens: 500 }))).used.tokens).toBe(0);
    expect((await meter.settle(ruth, 'a', { tokens: 400 })).used.tokens).toBe(0);
    await until('it is heard of', () => heard.length > 0);
    expect(heard).toMatchObject([{ day: '2099-03-01', amounts: { tokens: 400 } }]);
  });

  it('is given back whole when it is released, and stays when it was settled', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('failed', { requests: 1 }));
    await meter.release(ruth, 'failed');
    await meter.settle(ruth, 'failed', { requests: 1 });
    expect((await usedBy(ruth)).requests).toBe(0);
    await meter.reserve(ruth, chat('failed', { requests: 1 }));
    await meter.settle(ruth, 'failed', { requests: 1 });
    await meter.release(ruth, 'failed');
    expect((await usedBy(ruth)).requests).toBe(1);
  });

  it('is published once, also when the process that charged it is gone', async () => {
    const { redis, meter: doomed } = await house.start();
    const ruth = newReader('plus');
    // This process charges, and is never able to publish.
    Object.defineProperty(doomed, 'relay', { value: { wake: () => {} } });
    await doomed.reserve(ruth, chat('a', { tokens: 50 }));
    const heard = await house.listen();
    await doomed.settle(ruth, 'a', { tokens: 20 });
    await until('another has published it', () => heard.length > 0);
    expect(heard).toEqual([
      {
        id: 'a',
        payer: { kind: 'reader', id: ruth.kind === 'reader' ? ruth.id : '' },
        tier: 'plus',
        day: '2099-03-01',
        feature: 'chat',
        amounts: { tokens: 20, requests: 0, images: 0, ttsCharacters: 0, voiceMinutes: 0 },
        at: '2099-03-01T10:00:00.000Z',
      },
    ]);
    await until('nothing waits', async () => {
      const outboxes = await redis.keys(`${house.environment['SUBJECT_PREFIX']}:usage:*:outbox`);
      const lengths = await Promise.all(outboxes.map((key) => redis.xlen(key.replace(/^[^:]*:/, ''))));
      return lengths.every((length) => length === 0);
    });
  });
});

describe('who is counted', () => {
  it('is one network of visitors, by the free limits', async () => {
    await meter.reserve(visitor('2001:db8:0:1::1'), chat('a', { requests: free.requests }));
    const next = chat('b', { requests: 1 });
    await expect(meter.reserve(visitor('2001:db8:0:1:2::9'), next)).rejects.toMatchObject(REFUSED);
    await expect(meter.reserve(visitor('2001:db8:0:2::1'), next)).resolves.toMatchObject({ tier: 'free' });
  });

  it('is an administrator by the limits of admin, unless administrators are set free', async () => {
    const boaz = newReader('free', 'admin');
    const much = chat('a', { tokens: DAILY_LIMITS.admin.tokens + 1 });
    await expect(meter.reserve(boaz, much)).rejects.toMatchObject(REFUSED);
    await admins.set(false);
    await expect(meter.reserve(boaz, much)).resolves.toMatchObject({ tier: 'admin', limited: false });
    await expect(meter.reserve(newReader('beta'), much)).rejects.toMatchObject(REFUSED);
    await admins.set(true);
    await expect(meter.reserve(boaz, chat('b', { tokens: 1 }))).rejects.toMatchObject(REFUSED);
  });
});

describe('Redis', () => {
  it('lets the counters of a day go when nothing can be settled on it any more', async () => {
    const { redis } = await house.start();
    // Redis goes by the real time; the hour is one after which sixteen minutes are of the same day.
    house.setTime(`${new Date().toISOString().slice(0, 10)}T10:00:00.000Z`);
    const [settles, releases, gives] = [newReader(), newReader(), newReader()];
    for (const payer of [settles, releases, gives]) {
      await meter.reserve(payer, chat('a', { tokens: 1, requests: 1 }));
      await meter.reserve(payer, chat('b', { tokens: 1 }));
    }
    await meter.settle(settles, 'a', { tokens: 1 });
    await meter.release(releases, 'a');
    house.pass(16);
    await meter.remaining(gives);
    const prefix = `${house.environment['SUBJECT_PREFIX']}:`;
    const keys = (await redis.keys(`${prefix}usage:*`)).filter((key) => !key.endsWith(':outbox'));
    expect(keys).toHaveLength(3 + 2 + 1);
    for (const key of keys) {
      const left = await redis.pttl(key.slice(prefix.length));
      expect(left).toBeGreaterThan(24 * 3_600_000);
      expect(left).toBeLessThanOrEqual(50 * 3_600_000);
    }
  });

  it('that is away lets nothing begin, and says so', async () => {
    const away = new MeteringUnderTest(suiteEnvironment({ REDIS_URL: 'redis://127.0.0.1:1' }), false);
    const lost = (await away.start()).meter;
    const ruth = newReader();
    const unavailable = { code: 'SERVICE_UNAVAILABLE', status: 503 };
    await expect(lost.reserve(ruth, chat('a', { tokens: 1 }))).rejects.toMatchObject(unavailable);
    await expect(lost.settle(ruth, 'a', { tokens: 1 })).rejects.toMatchObject(unavailable);
    await expect(lost.remaining(ruth)).rejects.toMatchObject(unavailable);
    await away.stop();
  });
});
