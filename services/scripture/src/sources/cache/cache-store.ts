import type { TextSourceProblem } from '../../translations/text-source-error.js';

/** A cached value; times in milliseconds since 1970. */
export type CacheEntry = {
  readonly goodUntil: number;
  /** Until then it may be used if a new one cannot be fetched. */
  readonly servesUntil: number;
  readonly value: unknown;
};

/** The result of a lookup; `away` if the store itself is unavailable. */
export type Found = {
  readonly entry?: CacheEntry;
  readonly failure?: TextSourceProblem;
  readonly away?: true;
};

/** A store in which replicas share values. Its methods do not fail: an unavailable store finds and stores nothing. */
export type CacheStore = {
  find(key: string): Promise<Found>;
  put(key: string, entry: CacheEntry, forMs: number): Promise<void>;
  /** Records for a moment, for the other replicas, that the value could not be fetched. */
  putFailure(key: string, problem: TextSourceProblem): Promise<void>;
  /** @returns a token, or undefined if another caller has the lock */
  lock(key: string, forMs: number): Promise<string | undefined>;
  unlock(key: string, token: string): Promise<void>;
};
