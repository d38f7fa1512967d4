import { DATABASE_RETURNED } from '@word-unfolded/api-client';
import { PRODUCT } from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import { indexedStore } from './indexed-store.js';
import type { SharedStore, Store } from './store.js';
import { memoryStore } from './memory-store.js';
import { overflowStore } from './overflow-store.js';

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
