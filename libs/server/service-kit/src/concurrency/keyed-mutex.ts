import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Runs one piece of work per key at a time, in the order of the calls; work of different keys runs concurrently. It holds
 * memory only for keys with work. It covers this process alone.
 */
export class KeyedMutex<Key> {
  private readonly queues = new Map<Key, LimitFunction>();

  /** The number of keys with running work. */
  get size(): number {
    return this.queues.size;
  }

  /** @throws any error of the work; the next piece of work runs all the same */
  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(key) ?? pLimit(1);
    this.queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.queues.delete(key);
    }
  }
}
