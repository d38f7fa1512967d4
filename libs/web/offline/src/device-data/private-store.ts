import type { SharedStore } from '../store/store.js';

/** The records of one owner in a store, by key. */
export type Items<Item> = ReadonlyMap<string, Item>;

/** One kind of private record on this device. */
export type PrivateStore = {
  readonly name: string;
  /** The owners of its records. */
  readonly owners: () => Promise<ReadonlySet<string>>;
  /** The records of an owner. */
  readonly read: (owner: string) => Promise<Items<unknown>>;
  /** The part of the read records that the server does not have. */
  readonly unsent: (items: Items<unknown>) => Items<unknown>;
  /** Deletes the records that were read, unless they have changed since. */
  readonly remove: (items: Items<unknown>) => Promise<void>;
  /** Restores a sealed record, given as JSON. */
  readonly bringBack: (key: string, json: string) => Promise<void>;
  /** Subscribes to the owners of changed records; returns the unsubscribe function. */
  readonly watch: (hear: (owner: string) => void) => () => void;
};

type PrivateStoreOptions<Item> = {
  readonly name: string;
  readonly store: SharedStore<Item>;
  /** The owner of a record; undefined if it has none. */
  readonly ownerOf: (key: string) => string | undefined;
  /** Of the records of one owner, those unknown to the server, or their unknown parts. */
  readonly unsent: (items: Items<Item>) => Items<Item>;
  /** Parses a record that was sealed, perhaps by an earlier version. */
  readonly parse?: (json: string) => Item;
  /** Merges a sealed record with one that exists by now; by default the sealed one wins. */
  readonly merge?: (stored: Item, hidden: Item) => Item;
};

/** A store of private records. */
export function privateStore<Item>({
  name,
  store,
  ownerOf,
  unsent,
  parse = (json) => JSON.parse(json) as Item,
  merge = (_, hidden) => hidden,
}: PrivateStoreOptions<Item>): PrivateStore {
  return {
    name,
    owners: async () => {
      const pairs = await store.readPairs('');
      return new Set(pairs.flatMap(([key]) => ownerOf(key) ?? []));
    },
    read: async (owner) => {
      const pairs = await store.readPairs('');
      return new Map(pairs.filter(([key]) => ownerOf(key) === owner));
    },
    unsent: (items) => unsent(items as Items<Item>),
    remove: (items) =>
      store.changeMany([...items.keys()], (stored) => {
        const isSame = ([key, item]: [string, Item]) =>
          JSON.stringify(item) === JSON.stringify(items.get(key));
        return new Map([...stored].filter(isSame).map(([key]) => [key, undefined]));
      }),
    bringBack: async (key, json) => {
      const hidden = parse(json);
      await store.change(key, (stored) => (stored === undefined ? hidden : merge(stored, hidden)));
    },
    watch: (hear) =>
      store.watch((key) => {
        const owner = ownerOf(key);
        if (owner !== undefined) hear(owner);
      }),
  };
}
