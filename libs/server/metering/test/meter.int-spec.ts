import type { Allowance, MeteredSubject } from '@word-unfolded/contracts';
import { DAILY_LIMITS, type Amounts } from '@word-unfolded/domain';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { AdminLimits, Meter } from '../src/index.js';
import { MeteringUnderTest, newReader, visitor } from './metering-fixture.js';

let stack: MeteringUnderTest;
let meter: Meter;
let admins: AdminLimits;
let redis: Redis;
beforeEach(async () => {
  stack = new MeteringUnderTest();
  ({ meter, admins, redis } = await stack.start());
});
afterEach(() => stack.stop());

const { free } = DAILY_LIMITS;
const chat = (id: string, amounts: Partial<Amounts>) => ({ id, feature: 'chat' as const, amounts });
const usedBy = async (subject: MeteredSubject) => (await meter.remaining(subject)).used;
const REFUSED = { code: 'LIMIT_REACHED', status: 429 };

describe('reservation', () => {
  it('returns the remaining allowance, the tier and the reset time', async () => {
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

  it('reserves all amounts or none', async () => {
    const ruth = newReader();
    const reservation = chat('a', { requests: 1, images: free.images + 1 });
    await expect(meter.reserve(ruth, reservation)).rejects.toMatchObject(REFUSED);
    expect(await usedBy(ruth)).toMatchObject({ requests: 0, images: 0 });
  });

  it('is rejected at the limit, with the reset time', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('a', { tokens: free.tokens }));
    stack.setTime('2099-03-01T23:59:00.000Z');
    await meter.settle(ruth, 'a', { tokens: free.tokens });
    await expect(meter.reserve(ruth, chat('b', { tokens: 1 }))).rejects.toMatchObject({
      ...REFUSED,
      fields: { retryAfter: 60, resetAt: '2099-03-02T00:00:00.000Z' },
    });
    stack.setTime('2099-03-02T00:00:00.000Z');
    await expect(meter.reserve(ruth, chat('b', { tokens: 1 }))).resolves.toMatchObject({
      used: { tokens: 1 },
    });
  });

  it('is made once per id, however often it is requested', async () => {
    const ruth = newReader();
    await Promise.all(Array.from({ length: 10 }, () => meter.reserve(ruth, chat('a', { requests: 1 }))));
    expect((await usedBy(ruth)).requests).toBe(1);
    await meter.settle(ruth, 'a', { requests: 1 });
    await meter.reserve(ruth, chat('a', { requests: 1 }));
    expect((await usedBy(ruth)).requests).toBe(1);
  });

  it('never exceeds a limit with concurrent requests in several processes', async () => {
    const ruth = newReader();
    const meters = [meter, (await stack.start()).meter, (await stack.start()).meter];
    const reservation = Array.from({ length: 60 }, (_, index) =>
      meters[index % 3]!.reserve(ruth, chat(`a${index}`, { requests: 1 })),
    );
    const outcomes = await Promise.allSettled(reservation);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(free.requests);
    expect((await usedBy(ruth)).requests).toBe(free.requests);
  });

  it('expires after fifteen minutes unless it is extended', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('given up', { images: 1 }));
    await meter.reserve(ruth, chat('goes on', { images: 1 }));
    stack.pass(14);
    await meter.reserve(ruth, chat('goes on', { images: 1 }));
    stack.pass(1);
    expect((await usedBy(ruth)).images).toBe(1);
    stack.pass(14);
    expect((await usedBy(ruth)).images).toBe(0);
  });
});

describe('usage', () => {
  it('is charged once, and the rest of the reservation is released', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('a', { tokens: 4_000, requests: 1 }));
    expect(await meter.settle(ruth, 'a', { tokens: 1_234, requests: 1 })).toMatchObject({
      used: { tokens: 1_234, requests: 1 },
    });
    await meter.settle(ruth, 'a', { tokens: 999 });
    expect((await usedBy(ruth)).tokens).toBe(1_234);
  });

  it('above the reservation is charged only up to the limit', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('a', { tokens: 1_000 }));
    await meter.reserve(ruth, chat('b', { tokens: 8_000 }));
    await meter.settle(ruth, 'a', { tokens: 5_000 });
    expect((await usedBy(ruth)).tokens).toBe(free.tokens);
    await meter.settle(ruth, 'b', { tokens: 100 });
    expect((await usedBy(ruth)).tokens).toBe(2_100);
  });

  it('is charged after the reservation expired, but not without a reservation', async () => {
    const ruth = newReader();
    await meter.reserve(ruth, chat('slow', { tokens: 500 }));
    stack.pass(20);
    await meter.settle(ruth, 'slow', { tokens: 300 });
    await meter.settle(ruth, 'unknown', { tokens: 300 });
    expect((await usedBy(ruth)).tokens).toBe(300);
  });

  it('is charged to the day of its reservation', async () => {
    const received = await stack.listen();
    const ruth = newReader();
    stack.setTime('2099-03-01T23:59:30.000Z');
    await meter.reserve(ruth, chat('a', { tokens: 500 }));
    stack.setTime('2099-03-02T00:00:30.000Z');
    expect((await usedBy(ruth)).tokens).toBe(0);
    expect((await meter.reserve(ruth, chat('a', { tokens: 500 }))).used.tokens).toBe(0);
    expect((await meter.settle(ruth, 'a', { tokens: 400 })).used.tokens).toBe(0);
    await until('it is published', () => received.length > 0);
    expect(received).toMatchObject([{ day: '2099-03-01', amounts: { tokens: 400 } }]);
  });

  it('is not charged after a release, and stays charged after a settlement', async () => {
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

  it('is published once, also if the process that charged it has died', async () => {
    const { redis, meter: crashing } = await stack.start();
    const ruth = newReader('plus');
    // This process charges, and can never publish.
    Object.defineProperty(crashing, 'relay', { value: { wake: () => {} } });
    await crashing.reserve(ruth, chat('a', { tokens: 50 }));
    const received = await stack.listen();
    await crashing.settle(ruth, 'a', { tokens: 20 });
    await until('another has published it', () => received.length > 0);
    expect(received).toEqual([
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
      const outboxes = await redis.keys(`${stack.environment['SUBJECT_PREFIX']}:usage:*:outbox`);
      const lengths = await Promise.all(outboxes.map((key) => redis.xlen(key.replace(/^[^:]*:/, ''))));
      return lengths.every((length) => length === 0);
    });
  });
});

describe('charged operation', () => {
  const spent = { ttsCharacters: 30 };
  const reservation = (id: string) => ({ id, feature: 'speech' as const, amounts: { ttsCharacters: 100 } });

  it('is charged for its usage when it succeeds, and not at all when it fails', async () => {
    const ruth = newReader();
    const done = () => Promise.resolve({ result: 'done', used: spent });
    expect(await meter.charge(ruth, reservation('a'), done)).toBe('done');
    expect((await usedBy(ruth)).ttsCharacters).toBe(30);
    await expect(
      meter.charge(ruth, reservation('b'), () => Promise.reject(new Error('hoarse'))),
    ).rejects.toThrow('hoarse');
    expect((await usedBy(ruth)).ttsCharacters).toBe(30);
  });

  it('returns its result also if the charge fails', async () => {
    const ruth = newReader();
    const done = () => {
      redis.disconnect();
      return Promise.resolve({ result: 'done', used: spent });
    };
    expect(await meter.charge(ruth, reservation('a'), done)).toBe('done');
  });
});

describe('subject of limits', () => {
  it('is one network for visitors, with the free limits', async () => {
    await meter.reserve(visitor('2001:db8:0:1::1'), chat('a', { requests: free.requests }));
    const next = chat('b', { requests: 1 });
    await expect(meter.reserve(visitor('2001:db8:0:1:2::9'), next)).rejects.toMatchObject(REFUSED);
    await expect(meter.reserve(visitor('2001:db8:0:2::1'), next)).resolves.toMatchObject({ tier: 'free' });
  });

  it('is an administrator with the limits of admin, unless administrators are exempt', async () => {
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
  it('deletes the counters of a day when nothing can be settled on it any more', async () => {
    // Redis uses the real time. At this hour the next sixteen minutes belong to the same day.
    stack.setTime(`${new Date().toISOString().slice(0, 10)}T10:00:00.000Z`);
    const [settles, releases, gives] = [newReader(), newReader(), newReader()];
    for (const subject of [settles, releases, gives]) {
      await meter.reserve(subject, chat('a', { tokens: 1, requests: 1 }));
      await meter.reserve(subject, chat('b', { tokens: 1 }));
    }
    await meter.settle(settles, 'a', { tokens: 1 });
    await meter.release(releases, 'a');
    stack.pass(16);
    await meter.remaining(gives);
    const prefix = `${stack.environment['SUBJECT_PREFIX']}:`;
    const keys = (await redis.keys(`${prefix}usage:*`)).filter((key) => !key.endsWith(':outbox'));
    expect(keys).toHaveLength(3 + 2 + 1);
    for (const key of keys) {
      const left = await redis.pttl(key.slice(prefix.length));
      expect(left).toBeGreaterThan(24 * 3_600_000);
      expect(left).toBeLessThanOrEqual(50 * 3_600_000);
    }
  });

  it('rejects requests with SERVICE_UNAVAILABLE while it is not available', async () => {
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
