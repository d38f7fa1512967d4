import { valueWithin } from '@word-unfolded/primitives';
/**
 * Yields the same values, and `undefined` after each interval without one.
 *
 * @param everyMs milliseconds
 */
export async function* whileWaiting<Value>(
  source: AsyncGenerator<Value, void>,
  everyMs: number,
): AsyncGenerator<Value | undefined> {
  let next = source.next();
  try {
    for (;;) {
      const arrived = await valueWithin(next, everyMs);
      if (arrived === undefined) {
        yield undefined;
        continue;
      }
      if (arrived.done) return;
      yield arrived.value;
      next = source.next();
    }
  } finally {
    // The pending value has no reader left, so its rejection is ignored.
    next.catch(() => {});
    await source.return();
  }
}
