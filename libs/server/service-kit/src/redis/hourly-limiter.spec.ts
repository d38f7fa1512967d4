import type { Redis } from 'ioredis';
import { countInHour, retryFields } from './hourly-limiter.js';

describe('the hourly limiter', () => {
  it('returns the count and the rest of the hour, and passes the length of the window', async () => {
    const calls: unknown[] = [];
    const evalsha = (...parts: unknown[]) => {
      calls.push(...parts.slice(1));
      return Promise.resolve([3, 1_200]);
    };
    const redis = { evalsha } as unknown as Redis;
    await expect(countInHour(redis, 'contact:ruth')).resolves.toEqual({ count: 3, leftMs: 1_200 });
    expect(calls).toEqual([1, 'contact:ruth', 3_600_000]);
  });

  it('reports when to retry, rounded up, and never at once', () => {
    const now = new Date('2026-03-01T08:00:00Z');
    expect(retryFields(1_001, now)).toEqual({ retryAfter: 2, resetAt: '2026-03-01T08:00:01.001Z' });
    expect(retryFields(0, now).retryAfter).toBe(1);
  });
});
