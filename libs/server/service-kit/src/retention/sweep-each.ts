/** Number of items per batch of a sweep. */
const AT_A_TIME = 100;

/** Number of failures after which a sweep ends, because the cause is probably not a single item. */
const MOST_FAILURES = 100;

export type Sweep<Item> = {
  /** The items to remove, in a stable order: `limit` of them after the first `skip`. */
  readonly find: (limit: number, skip: number) => Promise<readonly Item[]>;
  /** Removes one item, so that `find` no longer returns it. */
  readonly remove: (item: Item) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
};

/**
 * Removes all items of a sweep. An item that fails is reported and skipped; the next sweep retries it.
 *
 * @returns the number of removed items
 * @throws the errors of `find`
 */
export async function sweepEach<Item>({ find, remove, failed }: Sweep<Item>): Promise<number> {
  let removed = 0;
  let failures = 0;
  for (;;) {
    const items = await find(AT_A_TIME, failures);
    for (const item of items) {
      try {
        await remove(item);
        removed += 1;
      } catch (error) {
        failures += 1;
        failed(error);
        if (failures >= MOST_FAILURES) return removed;
      }
    }
    if (items.length < AT_A_TIME) return removed;
  }
}
