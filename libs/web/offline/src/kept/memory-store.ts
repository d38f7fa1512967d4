import type { Store } from './keep.js';

/** Things that are kept as long as this page is open: for a browser that has no IndexedDB. */
export function memoryStore<Item>(): Store<Item> {
  const items = new Map<string, Item>();
  const copy = (item: Item | undefined) => (item === undefined ? undefined : structuredClone(item));
  return {
    read: (key) => Promise.resolve(copy(items.get(key))),
    readAll: (prefix) =>
      Promise.resolve(
        [...items.entries()]
          .filter(([key]) => key.startsWith(prefix))
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([, item]) => structuredClone(item)),
      ),
    changeMany: (keys, change) => {
      try {
        const kept = keys.flatMap((key): [string, Item][] => {
          const item = copy(items.get(key));
          return item === undefined ? [] : [[key, item]];
        });
        for (const [key, next] of change(new Map(kept))) {
          if (next === undefined) items.delete(key);
          else items.set(key, structuredClone(next));
        }
        return Promise.resolve();
      } catch (error) {
        return Promise.reject(error as Error);
      }
    },
    change: (key, change) => {
      try {
        const next = copy(change(copy(items.get(key))));
        if (next === undefined) items.delete(key);
        else items.set(key, next);
        return Promise.resolve(copy(next));
      } catch (error) {
        return Promise.reject(error as Error);
      }
    },
  };
}
