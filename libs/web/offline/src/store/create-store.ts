import { DATABASE_RETURNED, deviceDatabase, resultOf } from '@word-unfolded/api-client';
import { PRODUCT } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import { memoryStore } from './memory-store.js';
import { overflowStore } from './overflow-store.js';
import type { SharedStore, Store } from './store.js';

const STORE = 'items';

/** Strict durability: a resolved write is on the disk, so that a reader's words survive a power failure. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' };

/** The highest character that can continue a key. */
const LAST = '\uffff';

/**
 * A store on this device under a name of the specification (section 9; decisions, "Growing data does not live in
 * localStorage").
 *
 * @param store another backend than the browser's own database
 */
export function createStore<Item>(
  name: string,
  store: Store<Item> = storeOfBrowser(name),
): SharedStore<Item> {
  const listeners = new Set<(key: string) => void>();
  const tell = (key: string) => {
    for (const listener of listeners) listener(key);
  };
  const otherTabs = joinTabs(`${PRODUCT.slug}-${name}`, tell);
  onDatabaseReturned(async () => {
    for (const [key] of await store.readPairs('')) tell(key);
  });
  return {
    read: (key) => store.read(key),
    readMany: (keys) => store.readMany(keys),
    readAll: (prefix) => store.readAll(prefix),
    readPairs: (prefix) => store.readPairs(prefix),
    change: async (key, change) => {
      const stored = await store.change(key, change);
      tell(key);
      otherTabs(key);
      return stored;
    },
    changeMany: async (keys, change) => {
      let changed: readonly string[] = [];
      await store.changeMany(keys, (stored) => {
        const next = change(stored);
        changed = [...next.keys()];
        return next;
      });
      for (const key of changed) {
        tell(key);
        otherTabs(key);
      }
    },
    watch: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}

/**
 * A store for records that also reach the server: a device that refuses them does not prevent writing while there is a
 * network.
 */
export function createSyncedStore<Item>(name: string): SharedStore<Item> {
  return createStore(name, syncedStore<Item>(name));
}

/** The backend of records that also reach the server. */
export function syncedStore<Item>(name: string): Store<Item> {
  return overflowStore(storeOfBrowser<Item>(name));
}

function storeOfBrowser<Item>(name: string): Store<Item> {
  const { indexedDB } = globalThis as { indexedDB?: IDBFactory };
  return indexedDB ? indexedStore(name, indexedDB) : memoryStore();
}

/** Reads again when a browser opens its databases late: earlier reads returned nothing. */
function onDatabaseReturned(readAgain: () => Promise<void>): void {
  if (typeof window === 'undefined') return;
  window.addEventListener(DATABASE_RETURNED, () => {
    readAgain().catch((error: unknown) => log.warn('This device cannot be read, although it answers', error));
  });
}

/**
 * Subscribes to the other tabs of this browser, and returns the function that notifies them; without BroadcastChannel
 * each tab is alone.
 */
function joinTabs(channelName: string, hear: (key: string) => void): (key: string) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') hear(data);
  });
  return (key) => channel.postMessage(key);
}

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
