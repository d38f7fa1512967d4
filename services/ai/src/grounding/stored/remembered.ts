import { LRUCache } from 'lru-cache';

/** A bounded cache of fetched values that evicts the least recently used one. Failures are not cached. */
export class Remembered<Key extends object | string | number, Value> {
  readonly #values: LRUCache<Key, Promise<Value>>;

  constructor(most: number) {
    this.#values = new LRUCache({ max: most });
  }

  /** Returns the cached value, or fetches it. Concurrent callers share one fetch. */
  get(key: Key, fetch: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key);
    if (known) return known;
    const value = fetch();
    this.#values.set(key, value);
    value.catch(() => this.#values.delete(key));
    return value;
  }
}
