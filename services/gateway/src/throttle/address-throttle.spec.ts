import { jest } from '@jest/globals';
import { AppError } from '@word-unfolded/contracts';
import type { Logger } from '@word-unfolded/service-kit';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { AddressThrottle } from './address-throttle.js';
import type { LeaseStore } from './lease-store.js';

const NOON = Date.UTC(2026, 0, 1, 12);

/** A fake of Redis for the throttle: one count for all gateways. */
function sharedStore() {
  const counts = new Map<string, number>();
  const take = jest.fn(async (address: string, windowEnds: number, amount: number) => {
    const key = `${windowEnds} ${address}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + amount);
    return before;
  });
  return { take } as unknown as LeaseStore & { take: typeof take };
}

const log = { warn: jest.fn() } as unknown as Logger;
const gateway = (perMinute: number, store: LeaseStore) =>
  new AddressThrottle({ THROTTLE_PER_MINUTE: perMinute } as GatewayConfiguration, store, log);

async function passes(throttle: AddressThrottle, address: string, now = NOON): Promise<boolean> {
  try {
    await throttle.count(address, now);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return false;
  }
}

async function passed(throttle: AddressThrottle, requests: number, now = NOON): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: requests }, () => passes(throttle, '192.0.2.1', now)),
  );
  return outcomes.filter(Boolean).length;
}

describe('AddressThrottle', () => {
  it('allows exactly the limit in a minute, and begins anew in the next', async () => {
    const throttle = gateway(100, sharedStore());
    expect(await passed(throttle, 250)).toBe(100);
    expect(await passed(throttle, 250, NOON + 60_000)).toBe(100);
  });

  it('never allows more with several gateways', async () => {
    const store = sharedStore();
    const gateways = [gateway(100, store), gateway(100, store), gateway(100, store)];
    const counts = await Promise.all(gateways.map((each) => passed(each, 90)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeLessThanOrEqual(100);
    expect(total).toBeGreaterThanOrEqual(85);
  });

  it('asks the shared count once for many requests', async () => {
    const store = sharedStore();
    await passed(gateway(1_000, store), 500);
    expect(store.take).toHaveBeenCalledTimes(10);
  });

  it('counts each address separately', async () => {
    const throttle = gateway(1, sharedStore());
    expect(await passes(throttle, '192.0.2.1')).toBe(true);
    expect(await passes(throttle, '192.0.2.1')).toBe(false);
    expect(await passes(throttle, '2001:db8::1')).toBe(true);
  });

  it('counts the addresses of one IPv6 network together, because one client may have all of them', async () => {
    const throttle = gateway(1, sharedStore());
    expect(await passes(throttle, '2001:db8:1:2::3')).toBe(true);
    expect(await passes(throttle, '2001:db8:1:2:ffff::4')).toBe(false);
    expect(await passes(throttle, '2001:db8:1:3::3')).toBe(true);
  });

  it('counts calls of providers apart: events of all readers come from one address', async () => {
    const throttle = gateway(10, sharedStore());
    const taken = await Promise.all(
      Array.from({ length: 150 }, async () => {
        try {
          await throttle.count('192.0.2.1', NOON, 'webhook');
          return true;
        } catch {
          return false;
        }
      }),
    );
    expect(taken.filter(Boolean)).toHaveLength(100);
    expect(await passed(throttle, 20)).toBe(10);
  });

  it('reports when to retry', async () => {
    const throttle = gateway(1, sharedStore());
    await throttle.count('192.0.2.1', NOON + 15_000);
    const refused = await Promise.resolve()
      .then(() => throttle.count('192.0.2.1', NOON + 15_500))
      .catch((error: unknown) => error as AppError);
    expect(refused).toMatchObject({
      code: 'RATE_LIMITED',
      fields: { retryAfter: 45, resetAt: '2026-01-01T12:01:00.000Z' },
    });
  });

  it('continues alone with the same limit while the shared count is away', async () => {
    const away = { take: () => Promise.reject(new Error('ECONNREFUSED')) } as unknown as LeaseStore;
    expect(await passed(gateway(100, away), 250)).toBe(100);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
