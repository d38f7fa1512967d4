import type { Redis } from 'ioredis';
import { inCall } from '../messaging/current-call.js';
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

  it('passes a key of the command, so that a repetition is not counted again, but another request is', async () => {
    const keysOf = async (fingerprint: string) => {
      let keys: unknown[] = [];
      const evalsha = (_: string, ...parts: unknown[]) => {
        keys = parts.slice(0, -1);
        return Promise.resolve([1, 1_200]);
      };
      const call = { subject: 'usage.contact.send', deadline: Infinity, command: { id: 'key', fingerprint } };
      await inCall(call, () => countInHour({ evalsha } as unknown as Redis, 'contact:ruth'));
      return keys;
    };
    expect(await keysOf('one')).toEqual([2, 'contact:ruth', '{contact:ruth}:key:one']);
    expect(await keysOf('other')).toEqual([2, 'contact:ruth', '{contact:ruth}:key:other']);
  });

  it('reports when to retry, rounded up, and never at once', () => {
    const now = new Date('2026-03-01T08:00:00Z');
    expect(retryFields(1_001, now)).toEqual({ retryAfter: 2, resetAt: '2026-03-01T08:00:01.001Z' });
    expect(retryFields(0, now).retryAfter).toBe(1);
  });
});
