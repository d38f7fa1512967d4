/**
 * Maps items with an async function, with limited concurrency, and rejects with the first failure.
 *
 * @returns the results in the order of the items.
 */
export async function mapAtMost<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const work = async () => {
    for (const [index, item] of waiting) {
      if (failed) return;
      try {
        results[index] = await act(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
