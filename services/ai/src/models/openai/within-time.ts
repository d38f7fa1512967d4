import { timedOut } from './provider-failure.js';
import { retry, type RetryPolicy } from './retry.js';
import { Watchdog } from './watch.js';

/**
 * Calls a provider whose response arrives whole, with retries, within one deadline for all attempts.
 *
 * @throws AppError PROVIDER_...
 */
export async function withinTime<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  milliseconds: number,
  caller: AbortSignal,
  retryPolicy: RetryPolicy,
): Promise<Answer> {
  const watch = new Watchdog(caller);
  watch.expectWithin(milliseconds);
  try {
    return await retry(() => call(watch.signal), watch.signal, retryPolicy);
  } catch (error) {
    throw watch.isLate ? timedOut() : error;
  } finally {
    watch.end();
  }
}
