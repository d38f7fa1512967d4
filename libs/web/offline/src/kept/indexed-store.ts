import type { Store } from './keep.js';

const STORE = 'items';

/** What was kept is on the disk when it is said: a reader's words outlive a machine that is switched off. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' };

/** The last of all characters that a key can go on with. */
const LAST = '\uffff';

/**
 * Things in a database of IndexedDB of this name.
 *
 * @param factory the browser's own
 */
export function indexedStore<Item>(database: string, factory: IDBFactory): Store<Item> {
  let opened: Promise<IDBDatabase> | undefined;

  const connection = () =>
    (opened ??= open(database, factory, () => (opened = undefined)).catch((error: unknown) => {
      opened = undefined; // perhaps it works later, such as when private browsing is left
      throw error;
    }));

  async function within<Result>(
    mode: IDBTransactionMode,
    work: (items: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const transaction = (await connection()).transaction(STORE, mode, DURABLE);
    const ended = endOf(transaction);
    try {
      const result = await work(transaction.objectStore(STORE));
      await ended;
      return result;
    } catch (error) {
      ended.catch(() => undefined); // what went wrong first is what is told
      abort(transaction);
      throw error;
    }
  }

  return {
    read: (key) => within('readonly', (items) => resultOf<Item | undefined>(items.get(key))),
    readAll: (prefix) =>
      within('readonly', (items) => resultOf<Item[]>(items.getAll(IDBKeyRange.bound(prefix, prefix + LAST)))),
    changeMany: (keys, change) =>
      within('readwrite', async (items) => {
        const kept = new Map<string, Item>();
        const asked = keys.map(async (key) => {
          const item = await resultOf<Item | undefined>(items.get(key));
          if (item !== undefined) kept.set(key, item);
        });
        await Promise.all(asked);
        const next = [...change(kept)];
        await Promise.all(
          next.map(([key, item]) =>
            item === undefined ? resultOf(items.delete(key)) : resultOf(items.put(item, key)),
          ),
        );
      }),
    change: (key, change) =>
      within('readwrite', async (items) => {
        const next = change(await resultOf<Item | undefined>(items.get(key)));
        if (next === undefined) await resultOf(items.delete(key));
        else await resultOf(items.put(next, key));
        return next;
      }),
  };
}

function open(database: string, factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  const request = factory.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request).then((connection) => {
    connection.onclose = onGone; // the browser has wiped its storage: the next use begins anew
    connection.onversionchange = () => {
      connection.close();
      onGone();
    };
    return connection;
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already, by the failure that is being told.
  }
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed'));
  });
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
