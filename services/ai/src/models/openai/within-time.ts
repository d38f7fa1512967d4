import { timedOut } from './provider-failure.js';
import { tryAgain, type TryingPlan } from './try-again.js';
import { Watch } from './watch.js';

/**
 * Calls a provider whose answer comes as a whole: tries again as `tryAgain` does, and gives up when all of it takes too long.
 *
 * @throws CatalogueError PROVIDER_...
 */
export async function withinTime<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  milliseconds: number,
  caller: AbortSignal,
  trying: TryingPlan,
): Promise<Answer> {
  const watch = new Watch(caller);
  watch.expectWithin(milliseconds);
  try {
    return await tryAgain(() => call(watch.signal), watch.signal, trying);
  } catch (error) {
    throw watch.isLate ? timedOut() : error;
  } finally {
    watch.end();
  }
}
