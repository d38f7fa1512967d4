/**
 * The part of IndexedDB that this library uses, in memory, because jsdom has none. Transactions run one after the
 * other; one ends when it has no pending requests, and an aborted one has no effect.
 */

type Items = Map<string, unknown>;
type Ask = {
  run: () => unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  result?: unknown;
  error?: unknown;
};

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

class MemoryTransaction {
  oncomplete?: () => void;
  onabort?: () => void;
  error: unknown = null;
  private readonly requests: Ask[] = [];
  private isAborted = false;

  constructor(
    private readonly items: Items,
    private readonly room: () => number,
  ) {}

  abort(): void {
    this.isAborted = true;
  }

  objectStore() {
    const { items } = this;
    return {
      get: (key: string) => this.ask(() => structuredClone(items.get(key))),
      getAll: ({ from, to }: { from: string; to: string }) =>
        this.ask(() =>
          [...items.keys()]
            .filter((key) => key >= from && key <= to)
            .sort()
            .map((key) => structuredClone(items.get(key))),
        ),
      getAllKeys: ({ from, to }: { from: string; to: string }) =>
        this.ask(() => [...items.keys()].filter((key) => key >= from && key <= to).sort()),
      put: (item: unknown, key: string) =>
        this.ask(() => {
          if (!items.has(key) && items.size >= this.room())
            throw new DOMException('full', 'QuotaExceededError');
          items.set(key, structuredClone(item));
        }),
      delete: (key: string) => this.ask(() => items.delete(key)),
    };
  }

  async serve(): Promise<void> {
    const before = new Map(this.items);
    await nextTask();
    for (let next = this.requests.shift(); next && !this.isAborted; next = this.requests.shift()) {
      try {
        next.result = next.run();
        next.onsuccess?.();
      } catch (error) {
        Object.assign(next, { error });
        next.onerror?.();
      }
      await nextTask();
    }
    if (!this.isAborted) return this.oncomplete?.();
    this.items.clear();
    for (const [key, item] of before) this.items.set(key, item);
    this.onabort?.();
  }

  private ask(run: () => unknown): Ask {
    const ask: Ask = { run };
    this.requests.push(ask);
    return ask;
  }
}

/** A browser's databases. @param room the maximum number of records in each */
export function memoryIndexedDb(room: () => number = () => Infinity): IDBFactory {
  const databases = new Map<string, { items: Items; last: Promise<void> }>();
  Reflect.set(globalThis, 'IDBKeyRange', { bound: (from: string, to: string) => ({ from, to }) });
  const open = (name: string) => {
    const database = databases.get(name) ?? { items: new Map(), last: Promise.resolve() };
    databases.set(name, database);
    const transaction = () => {
      const made = new MemoryTransaction(database.items, room);
      database.last = database.last.then(() => made.serve());
      return made;
    };
    const request: { onsuccess?: () => void; onupgradeneeded?: () => void; result: unknown } = {
      result: { transaction, createObjectStore: () => undefined, close: () => undefined },
    };
    void nextTask().then(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  return { open } as unknown as IDBFactory;
}
