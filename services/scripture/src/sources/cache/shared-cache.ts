import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@word-unfolded/primitives';
import { TextSourceError } from '../../translations/text-source-error.js';
import type { CacheEntry, CacheStore } from './cache-store.js';

/** The requested value: its key, its lifetime, and how to fetch it. */
export type Wanted<Value> = {
  readonly key: string;
  /** How long a value is fresh, in milliseconds. */
  readonly lifetimeMs: (value: Value) => number;
  /** How much longer it may be used if a new one cannot be fetched, in milliseconds. */
  readonly failureLifetimeMs?: number;
  /** @throws TextSourceError */
  readonly make: () => Promise<Value>;
};

/** Interval at which a replica checks whether another has fetched the value. */
const LOOK_EVERY_MS = 30;

/**
 * Caches fetched values: in the memory of this process, and in Redis for all replicas. One request fetches a value for
 * all concurrent callers: those of this process share a promise, and replicas wait for the one with the lock in Redis.
 * A failure is also shared for a moment. Without Redis each process fetches its own values.
 */
export class SharedCache {
  readonly #memory: LRUCache<string, CacheEntry>;
  readonly #underway = new Map<string, Promise<unknown>>();

  /**
   * @param timeoutMs how long to wait for another replica before this one fetches the value itself
   * @param inMemory maximum number of values in the memory of a process
   */
  constructor(
    private readonly store: CacheStore,
    private readonly clock: Clock,
    private readonly timeoutMs: number,
    inMemory = 1_200,
  ) {
    this.#memory = new LRUCache({ max: inMemory });
  }

  /** @throws TextSourceError if it is not cached and cannot be fetched. */
  async get<Value>(wanted: Wanted<Value>): Promise<Value> {
    const stored = this.#memory.get(wanted.key);
    if (stored && this.#isGood(stored)) return stored.value as Value;
    const underway = this.#underway.get(wanted.key) as Promise<Value> | undefined;
    if (underway) return underway;
    const getting = this.#find(wanted).finally(() => this.#underway.delete(wanted.key));
    this.#underway.set(wanted.key, getting);
    return getting;
  }

  async #find<Value>(wanted: Wanted<Value>): Promise<Value> {
    const deadline = performance.now() + this.timeoutMs;
    for (;;) {
      const { entry, failure, away } = await this.store.find(wanted.key);
      if (entry && this.#isGood(entry)) return this.#remember<Value>(wanted.key, entry);
      if (away) return this.#make(wanted, entry, { keeps: false });
      if (performance.now() > deadline) return this.#make(wanted, entry);
      if (failure) return this.#serveStale<Value>(entry, shared(failure));
      const lock = await this.store.lock(wanted.key, this.timeoutMs);
      if (lock) return this.#makeLocked(wanted, lock);
      await pause(LOOK_EVERY_MS);
    }
  }

  async #makeLocked<Value>(wanted: Wanted<Value>, lock: string): Promise<Value> {
    try {
      // Another replica may have stored it between the lookup and the lock.
      const { entry } = await this.store.find(wanted.key);
      if (entry && this.#isGood(entry)) return this.#remember<Value>(wanted.key, entry);
      return await this.#make(wanted, entry);
    } finally {
      await this.store.unlock(wanted.key, lock);
    }
  }

  async #make<Value>(
    wanted: Wanted<Value>,
    stale: CacheEntry | undefined,
    { keeps: stores } = { keeps: true },
  ): Promise<Value> {
    try {
      const value = await wanted.make();
      const lifetime = wanted.lifetimeMs(value);
      const longer = wanted.failureLifetimeMs ?? 0;
      const goodUntil = this.clock.now().getTime() + lifetime;
      const entry = { goodUntil, servesUntil: goodUntil + longer, value };
      if (stores) await this.store.put(wanted.key, entry, lifetime + longer);
      return this.#remember<Value>(wanted.key, entry);
    } catch (error) {
      if (!(error instanceof TextSourceError)) throw error;
      if (stores) await this.store.putFailure(wanted.key, error.problem);
      return this.#serveStale<Value>(stale ?? this.#memory.get(wanted.key), error);
    }
  }

  #serveStale<Value>(stale: CacheEntry | undefined, error: TextSourceError): Value {
    if (!stale || this.clock.now().getTime() >= stale.servesUntil) throw error;
    return stale.value as Value;
  }

  #remember<Value>(key: string, entry: CacheEntry): Value {
    this.#memory.set(key, entry);
    return entry.value as Value;
  }

  #isGood({ goodUntil }: CacheEntry): boolean {
    return this.clock.now().getTime() < goodUntil;
  }
}

function shared(problem: TextSourceError['problem']): TextSourceError {
  return new TextSourceError(problem, 'Another request for the same has just failed.');
}
