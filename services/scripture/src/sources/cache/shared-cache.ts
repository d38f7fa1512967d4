import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../common/clock.js';
import { TextSourceError } from '../../translations/text-source-error.js';
import type { CacheEntry, CacheStore } from './cache-store.js';

/** What is wanted, how long it is good, and how it is made when it is not there. */
export type Wanted<Value> = {
  readonly key: string;
  /** How long a value is good, in milliseconds. */
  readonly lifetimeMs: (value: Value) => number;
  /** How much longer it serves when a new one cannot be made, in milliseconds. */
  readonly keptForFailureMs?: number;
  /** @throws TextSourceError */
  readonly make: () => Promise<Value>;
};

/** How often a replica looks whether another has made what it waits for. */
const LOOK_EVERY_MS = 30;

/**
 * Keeps what was fetched: in the memory of this process, and in Redis for every replica. However many ask for the same,
 * one request makes it: those of this process wait for one promise, replicas for the one that holds a lock in Redis; a
 * failure is shared for a moment too. Without Redis each process makes its own.
 */
export class SharedCache {
  readonly #memory: LRUCache<string, CacheEntry>;
  readonly #underway = new Map<string, Promise<unknown>>();

  /**
   * @param patienceMs how long another replica may take to make a value before this one makes it itself
   * @param inMemory how many values a process keeps at most
   */
  constructor(
    private readonly store: CacheStore,
    private readonly clock: Clock,
    private readonly patienceMs: number,
    inMemory = 1_200,
  ) {
    this.#memory = new LRUCache({ max: inMemory });
  }

  /** @throws TextSourceError when it is not there and cannot be made. */
  async get<Value>(wanted: Wanted<Value>): Promise<Value> {
    const kept = this.#memory.get(wanted.key);
    if (kept && this.#isGood(kept)) return kept.value as Value;
    const underway = this.#underway.get(wanted.key) as Promise<Value> | undefined;
    if (underway) return underway;
    const getting = this.#find(wanted).finally(() => this.#underway.delete(wanted.key));
    this.#underway.set(wanted.key, getting);
    return getting;
  }

  async #find<Value>(wanted: Wanted<Value>): Promise<Value> {
    const patientUntil = performance.now() + this.patienceMs;
    for (;;) {
      const { entry, failure, away } = await this.store.find(wanted.key);
      if (entry && this.#isGood(entry)) return this.#remember<Value>(wanted.key, entry);
      if (away) return this.#make(wanted, entry, { keeps: false });
      if (performance.now() > patientUntil) return this.#make(wanted, entry);
      if (failure) return this.#serveStale<Value>(entry, shared(failure));
      const lock = await this.store.lock(wanted.key, this.patienceMs);
      if (lock) return this.#makeLocked(wanted, lock);
      await pause(LOOK_EVERY_MS);
    }
  }

  async #makeLocked<Value>(wanted: Wanted<Value>, lock: string): Promise<Value> {
    try {
      // Another may have made it between the look and the lock.
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
    { keeps } = { keeps: true },
  ): Promise<Value> {
    try {
      const value = await wanted.make();
      const lifetime = wanted.lifetimeMs(value);
      const longer = wanted.keptForFailureMs ?? 0;
      const goodUntil = this.clock.now() + lifetime;
      const entry = { goodUntil, servesUntil: goodUntil + longer, value };
      if (keeps) await this.store.put(wanted.key, entry, lifetime + longer);
      return this.#remember<Value>(wanted.key, entry);
    } catch (error) {
      if (!(error instanceof TextSourceError)) throw error;
      if (keeps) await this.store.putFailure(wanted.key, error.problem);
      return this.#serveStale<Value>(stale ?? this.#memory.get(wanted.key), error);
    }
  }

  #serveStale<Value>(stale: CacheEntry | undefined, error: TextSourceError): Value {
    if (!stale || this.clock.now() >= stale.servesUntil) throw error;
    return stale.value as Value;
  }

  #remember<Value>(key: string, entry: CacheEntry): Value {
    this.#memory.set(key, entry);
    return entry.value as Value;
  }

  #isGood({ goodUntil }: CacheEntry): boolean {
    return this.clock.now() < goodUntil;
  }
}

function shared(problem: TextSourceError['problem']): TextSourceError {
  return new TextSourceError(problem, 'Another request for the same has just failed.');
}
