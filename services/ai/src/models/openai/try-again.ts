import { setTimeout as pause } from 'node:timers/promises';
import { providerFailure } from './provider-failure.js';

/** How often a call is tried, and how long is waited between. */
export type TryingPlan = {
  readonly attempts: number;
  /** The first pause; each one after it is twice as long. */
  readonly pauseMs: number;
  /** A reader does not wait longer than this for another attempt, whatever the provider asks for. */
  readonly longestPauseMs: number;
};

export const TRYING: TryingPlan = { attempts: 3, pauseMs: 400, longestPauseMs: 5_000 };

/**
 * Calls a provider until it answers.
 *
 * @throws CatalogueError PROVIDER_... when it does not, or asks for more time than there is
 */
export async function tryAgain<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  { attempts, pauseMs, longestPauseMs }: TryingPlan = TRYING,
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
