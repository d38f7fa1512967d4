import { deviceDatabase, resultOf } from '@word-unfolded/api-client';
import type { Store } from './store.js';

const STORE = 'items';

/** Strict durability: a resolved write is on the disk, so that a reader's words survive a power failure. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' };

/** The highest character that can continue a key. */
const LAST = '\uffff';

/**
 * A store in an IndexedDB database of this name.
 *
 * @param factory the browser's own by default
 */
export function indexedStore<Item>(database: string, factory: IDBFactory): Store<Item> {
  const { connect } = deviceDatabase({
    name: database,
    factory,
    create: (created) => created.createObjectStore(STORE),
  });

  async function within<Result>(
    mode: IDBTransactionMode,
    work: (items: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const transaction = (await connect()).transaction(STORE, mode, DURABLE);
    const ended = endOf(transaction);
    try {
      const result = await work(transaction.objectStore(STORE));
      await ended;
      return result;
    } catch (error) {
      ended.catch(() => undefined); // the first error is the one that is reported
      abort(transaction);
      throw error;
    }
  }

  return {
    read: (key) => within('readonly', (items) => resultOf<Item | undefined>(items.get(key))),
    readMany: (keys) => within('readonly', (items) => itemsOf<Item>(items, keys)),
    readAll: (prefix) =>
      within('readonly', (items) => resultOf<Item[]>(items.getAll(IDBKeyRange.bound(prefix, prefix + LAST)))),
    readPairs: (prefix) =>
      within('readonly', async (items) => {
        const range = IDBKeyRange.bound(prefix, prefix + LAST);
        const [keys, stored] = await Promise.all([
          resultOf(items.getAllKeys(range)),
          resultOf<Item[]>(items.getAll(range)),
        ]);
        return stored.map((item, index): [string, Item] => [String(keys[index]), item]);
      }),
    changeMany: (keys, change) =>
      within('readwrite', async (items) => {
        const next = [...change(await itemsOf<Item>(items, keys))];
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

async function itemsOf<Item>(items: IDBObjectStore, keys: readonly string[]): Promise<Map<string, Item>> {
  const stored = new Map<string, Item>();
  const reads = keys.map(async (key) => {
    const item = await resultOf<Item | undefined>(items.get(key));
    if (item !== undefined) stored.set(key, item);
  });
  await Promise.all(reads);
  return stored;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already been aborted by the error that is being reported.
  }
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed'));
  });
}
