import { randomUUID } from 'node:crypto';
import type { Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import type { TextSourceProblem } from '../../translations/text-source-error.js';
import type { CacheEntry, CacheStore, Found } from './cache-store.js';

/** How long replicas share a failure. */
const FAILURE_MS = 1_000;

/** Only the owner of a lock may release it, because it may have expired and belong to another by now. */
const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

const PROBLEMS: ReadonlySet<string> = new Set<TextSourceProblem>(['unreachable', 'refused', 'unreadable']);

/** Stores values in Redis. While Redis is unavailable it finds and stores nothing. */
export class RedisCacheStore implements CacheStore {
  constructor(
    private readonly redis: Redis,
    private readonly log: Pick<Logger, 'debug'>,
  ) {}

  find(key: string): Promise<Found> {
    return this.#tolerantly<Found>({ away: true }, async () => {
      const [entry, failure] = await this.redis.mget(key, failureOf(key));
      return { ...readEntry(entry), ...readFailure(failure) };
    });
  }

  put(key: string, entry: CacheEntry, forMs: number): Promise<void> {
    return this.#tolerantly(undefined, async () => {
      await this.redis.set(key, JSON.stringify(entry), 'PX', forMs);
    });
  }

  putFailure(key: string, problem: TextSourceProblem): Promise<void> {
    return this.#tolerantly(undefined, async () => {
      await this.redis.set(failureOf(key), problem, 'PX', FAILURE_MS);
    });
  }

  /** While Redis is unavailable nobody can have a lock, so the caller gets it. */
  lock(key: string, forMs: number): Promise<string | undefined> {
    const token = randomUUID();
    return this.#tolerantly<string | undefined>(token, async () => {
      const taken = await this.redis.set(lockOf(key), token, 'PX', forMs, 'NX');
      return taken === 'OK' ? token : undefined;
    });
  }

  unlock(key: string, token: string): Promise<void> {
    return this.#tolerantly(undefined, async () => {
      await this.redis.eval(UNLOCK, 1, lockOf(key), token);
    });
  }

  async #tolerantly<Result>(without: Result, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      this.log.debug({ err: error }, 'Redis is unavailable; fetched texts are not cached');
      return without;
    }
  }
}

function failureOf(key: string): string {
  return `${key}:failure`;
}

function lockOf(key: string): string {
  return `${key}:lock`;
}

function readEntry(text: string | null | undefined): Found {
  if (!text) return {};
  try {
    const entry = JSON.parse(text) as Partial<CacheEntry> | null;
    if (typeof entry?.goodUntil !== 'number' || typeof entry.servesUntil !== 'number') return {};
    return { entry: { goodUntil: entry.goodUntil, servesUntil: entry.servesUntil, value: entry.value } };
  } catch {
    return {};
  }
}

function readFailure(text: string | null | undefined): Found {
  return text && PROBLEMS.has(text) ? { failure: text as TextSourceProblem } : {};
}
