/**
 * Computes a new value for a key; `undefined` means none. It may be called more than once, so it must have no side
 * effects.
 */
export type Change<Item> = (stored: Item | undefined) => Item | undefined;

/** Computes new values for some keys; it may be called more than once, so it must have no side effects. */
type ChangeMany<Item> = (stored: ReadonlyMap<string, Item>) => ReadonlyMap<string, Item | undefined>;

/**
 * A store of one kind of record on this device, by key. All tabs of the browser share it, and each change is atomic
 * across tabs.
 */
export type SharedStore<Item> = {
  readonly read: (key: string) => Promise<Item | undefined>;
  /** The values of some keys, as one consistent snapshot. */
  readonly readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Item>>;
  /** All values whose key has the prefix, in the order of the keys. */
  readonly readAll: (prefix: string) => Promise<Item[]>;
  /** The same with the keys. */
  readonly readPairs: (prefix: string) => Promise<[key: string, item: Item][]>;
  /**
   * Changes a value and returns the new one.
   *
   * @throws Error when the browser refuses to store it, such as when the device is full
   */
  readonly change: (key: string, change: Change<Item>) => Promise<Item | undefined>;
  /**
   * Changes the values of several keys atomically. The change receives the present values, and returns the new ones: a
   * key that it does not name stays as it is, `undefined` deletes it.
   *
   * @throws Error as `change` does
   */
  readonly changeMany: (keys: readonly string[], change: ChangeMany<Item>) => Promise<void>;
  /** Subscribes to the key of each change, in this tab or another; returns the unsubscribe function. */
  readonly watch: (hear: (key: string) => void) => () => void;
};

/** A storage backend, without change notifications. */
export type Store<Item> = Omit<SharedStore<Item>, 'watch'>;
