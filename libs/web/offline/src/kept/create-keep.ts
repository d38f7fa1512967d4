import { indexedStore } from './indexed-store.js';
import type { Keep, Store } from './keep.js';
import { memoryStore } from './memory-store.js';

/**
 * Things that are kept on this device under a name of the specification (section 9; decisions, "Growing data does not live
 * in localStorage").
 *
 * @param store where they are kept, unless it is the browser's own database
 */
export function createKeep<Item>(name: string, store: Store<Item> = storeOfBrowser(name)): Keep<Item> {
  const listeners = new Set<(key: string) => void>();
  const tell = (key: string) => {
    for (const listener of listeners) listener(key);
  };
  const otherTabs = joinTabs(`word-unfolded-${name}`, tell);
  return {
    read: (key) => store.read(key),
    readAll: (prefix) => store.readAll(prefix),
    change: async (key, change) => {
      const kept = await store.change(key, change);
      tell(key);
      otherTabs(key);
      return kept;
    },
    changeMany: async (keys, change) => {
      let changed: readonly string[] = [];
      await store.changeMany(keys, (kept) => {
        const next = change(kept);
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

function storeOfBrowser<Item>(name: string): Store<Item> {
  const { indexedDB } = globalThis as { indexedDB?: IDBFactory };
  return indexedDB ? indexedStore(name, indexedDB) : memoryStore();
}

/** Hears the other tabs of this browser, and answers with how to tell them; a browser that cannot has each tab alone. */
function joinTabs(channelName: string, hear: (key: string) => void): (key: string) => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') hear(data);
  });
  return (key) => channel.postMessage(key);
}
