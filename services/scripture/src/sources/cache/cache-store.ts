import type { TextSourceProblem } from '../../translations/text-source-error.js';

/** A value that is kept; times in milliseconds since 1970. */
export type CacheEntry = {
  readonly goodUntil: number;
  /** Until then it serves where a new one cannot be made. */
  readonly servesUntil: number;
  readonly value: unknown;
};

/** What is found under a key; `away` when the store itself cannot be asked. */
export type Found = {
  readonly entry?: CacheEntry;
  readonly failure?: TextSourceProblem;
  readonly away?: true;
};

/** Where replicas keep values for each other. None of it fails: a store that is away has nothing and keeps nothing. */
export type CacheStore = {
  find(key: string): Promise<Found>;
  put(key: string, entry: CacheEntry, forMs: number): Promise<void>;
  /** Tells the other replicas, for a moment, that the value could not be made. */
  putFailure(key: string, problem: TextSourceProblem): Promise<void>;
  /** @returns a token, or undefined when another holds the lock */
  lock(key: string, forMs: number): Promise<string | undefined>;
  unlock(key: string, token: string): Promise<void>;
};
