/** Changes what is kept under a key; `undefined` is for nothing. It may be called more than once, and only computes. */
export type Change<Item> = (kept: Item | undefined) => Item | undefined;

/** Changes what is kept under some keys; it may be called more than once, and only computes. */
export type ChangeMany<Item> = (kept: ReadonlyMap<string, Item>) => ReadonlyMap<string, Item | undefined>;

/**
 * One kind of things that are kept on this device, by key. Every tab of the browser has the same, and each change is one
 * step that no other tab can come between.
 */
export type Keep<Item> = {
  readonly read: (key: string) => Promise<Item | undefined>;
  /** Everything whose key begins so, in the order of the keys. */
  readonly readAll: (prefix: string) => Promise<Item[]>;
  /**
   * Changes what is kept and answers with it.
   *
   * @throws Error when the browser refuses to keep it, such as when the device is full
   */
  readonly change: (key: string, change: Change<Item>) => Promise<Item | undefined>;
  /**
   * Changes what is kept under several keys in one step, or nothing of it. The change is given what is kept there now, and
   * answers with what shall be kept: a key that it does not name stays as it is, `undefined` is for nothing.
   *
   * @throws Error as `change` does
   */
  readonly changeMany: (keys: readonly string[], change: ChangeMany<Item>) => Promise<void>;
  /** Hears the key of each change, in this tab or another; answers with how to stop. */
  readonly watch: (hear: (key: string) => void) => () => void;
};

/** Where things are kept, without the news of them. */
export type Store<Item> = Omit<Keep<Item>, 'watch'>;
