import { suiteEnvironment } from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';
import { RedisCacheStore } from '../../src/sources/cache/redis-cache-store.js';
import { SharedCache } from '../../src/sources/cache/shared-cache.js';
import { Circuit } from '../../src/sources/helloao/circuit.js';
import { HelloaoClient } from '../../src/sources/helloao/helloao-client.js';
import { HelloaoSource } from '../../src/sources/helloao/helloao.source.js';

/** A clock that a test advances. */
export class SetClock extends Clock {
  #ms = Date.UTC(2026, 0, 1);

  now(): Date {
    return new Date(this.#ms);
  }

  pass(ms: number): void {
    this.#ms += ms;
  }
}

/** A connection to Redis, with separate keys for the test. */
export function openRedis({ REDIS_URL, SUBJECT_PREFIX } = suiteEnvironment()): Redis {
  return new Redis(REDIS_URL!, { keyPrefix: `${SUBJECT_PREFIX}:` });
}

/** A replica's source of the Free Use Bible API, as the service creates it. */
export function openHelloao(
  redis: Redis,
  url: string,
  { timeoutMs = 20_000, clock = new SetClock() }: { timeoutMs?: number; clock?: Clock } = {},
): HelloaoSource {
  const store = new RedisCacheStore(redis, { debug: () => {} });
  const client = new HelloaoClient({ url, timeoutMs }, new Circuit(clock));
  return new HelloaoSource(client, new SharedCache(store, clock, timeoutMs + 1_000));
}
