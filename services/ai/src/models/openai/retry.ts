import { setTimeout as pause } from 'node:timers/promises';
import { providerFailure } from './provider-failure.js';

/** Number of attempts of a call, and the pauses between them. */
export type RetryPolicy = {
  readonly attempts: number;
  /** The first pause; each later one is twice as long. */
  readonly pauseMs: number;
  /** The longest pause before another attempt, even if the provider asks for more. */
  readonly longestPauseMs: number;
};

export const RETRY_POLICY: RetryPolicy = { attempts: 3, pauseMs: 400, longestPauseMs: 5_000 };

/**
 * Calls a provider, and retries transient failures.
 *
 * @throws AppError PROVIDER_... when all attempts fail, or the provider asks for a longer pause than allowed
 */
export async function retry<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  { attempts, pauseMs, longestPauseMs }: RetryPolicy = RETRY_POLICY,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (thrown) {
      const { error, isPassing, afterMs } = providerFailure(thrown);
      const waitMs = afterMs ?? pauseMs * 2 ** (attempt - 1);
      if (!isPassing || attempt >= attempts || waitMs > longestPauseMs || signal.aborted) throw error;
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) throw error;
    }
  }
}
