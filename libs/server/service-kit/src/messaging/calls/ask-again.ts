import { AppError } from '@word-unfolded/contracts';
import { LostCall } from './lost-call.js';

/** One attempt of a call: its time limit in milliseconds, and a replica if NATS is not to choose one. */
export type Attempt<Answer> = (timeoutMs: number, replica: string | undefined) => Promise<Answer>;

/** The part of a contract that decides about another attempt. */
type Limits = { readonly timeoutMs: number; readonly safe: boolean };

/**
 * Makes a call, and makes it once more if it was lost and may be repeated. Both attempts together take no longer than
 * the time limit of the contract.
 *
 * @throws AppError SERVICE_UNAVAILABLE if a safe call was lost twice; OUTCOME_UNKNOWN if another call was lost, because
 *   the replica may have executed it; every other error of an attempt
 */
export async function askAgainIfLost<Answer>(
  { timeoutMs, safe }: Limits,
  attempt: Attempt<Answer>,
): Promise<Answer> {
  const until = performance.now() + timeoutMs;
  try {
    return await attempt(timeoutMs, undefined);
  } catch (error) {
    if (!(error instanceof LostCall)) throw error;
    if (!safe) throw AppError.with('OUTCOME_UNKNOWN', {}, { cause: error });
    const left = until - performance.now();
    if (left <= 0) throw AppError.with('SERVICE_TIMEOUT', {}, { cause: error });
    return attempt(left, error.elsewhere).catch((again: unknown) => {
      throw again instanceof LostCall ? AppError.with('SERVICE_UNAVAILABLE', {}, { cause: again }) : again;
    });
  }
}
