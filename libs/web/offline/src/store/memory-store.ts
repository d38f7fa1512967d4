import type { Store } from './store.js';

/** A store that lasts as long as this page is open: for a browser without IndexedDB. */
export function memoryStore<Item>(): Store<Item> {
  const items = new Map<string, Item>();
  const copy = (item: Item | undefined) => (item === undefined ? undefined : structuredClone(item));
  const pairs = (prefix: string) =>
    [...items.entries()]
      .filter(([key]) => key.startsWith(prefix))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]): [string, Item] => [key, structuredClone(item)]);
  const some = (keys: readonly string[]) =>
    new Map(
      keys.flatMap((key): [string, Item][] => {
        const item = copy(items.get(key));
        return item === undefined ? [] : [[key, item]];
      }),
    );
  return {
    read: (key) => Promise.resolve(copy(items.get(key))),
    readMany: (keys) => Promise.resolve(some(keys)),
    readAll: (prefix) => Promise.resolve(pairs(prefix).map(([, item]) => item)),
    readPairs: (prefix) => Promise.resolve(pairs(prefix)),
    changeMany: (keys, change) => {
      try {
        for (const [key, next] of change(some(keys))) {
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
