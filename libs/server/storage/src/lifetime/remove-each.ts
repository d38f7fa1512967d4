/**
 * Deletes items one after the other, and continues after a failure.
 *
 * @param remove returns whether it deleted the item
 * @returns the number of deleted items
 * @throws AggregateError of the failures, after all items were tried
 */
export async function removeEach<Item>(
  items: readonly Item[],
  remove: (item: Item) => Promise<boolean>,
): Promise<number> {
  let removed = 0;
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      if (await remove(item)) removed += 1;
    } catch (error) {
      // Another replica may have deleted it first.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} old files could not be removed`);
  return removed;
}
