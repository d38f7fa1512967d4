import { AppError } from '@word-unfolded/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { LostCall, NoReplicaError } from './lost-call.js';

/** Pause before an idempotent call is sent again, in milliseconds. */
const PAUSE_MS = 250;

/** One attempt of a call: its time limit in milliseconds, and a replica if NATS is not to choose one. */
export type Attempt<Answer> = (timeoutMs: number, replica: string | undefined) => Promise<Answer>;

/** The part of a contract that decides about another attempt. */
type Limits = { readonly timeoutMs: number; readonly safe: boolean; readonly idempotent: boolean };

/**
 * Makes a call, and makes it again if it was lost and may be repeated: a safe call once more, an idempotent one until it
 * is answered. All attempts together take no longer than the time limit of the contract.
 *
 * @throws AppError SERVICE_UNAVAILABLE if a safe call was lost twice; SERVICE_TIMEOUT; OUTCOME_UNKNOWN if another call was lost, because
 *   the replica may have executed it; every other error of an attempt
 */
export async function askAgainIfLost<Answer>(
  { timeoutMs, safe, idempotent }: Limits,
  attempt: Attempt<Answer>,
): Promise<Answer> {
  const until = performance.now() + timeoutMs;
  try {
    return await attempt(timeoutMs, undefined);
  } catch (error) {
    if (!(error instanceof LostCall)) throw error;
    if (idempotent) return untilAnswered(until, error, attempt);
    if (!safe) throw AppError.with('OUTCOME_UNKNOWN', {}, { cause: error });
    const left = until - performance.now();
    if (left <= 0) throw AppError.with('SERVICE_TIMEOUT', {}, { cause: error });
    return attempt(left, error.elsewhere).catch((again: unknown) => {
      throw again instanceof LostCall ? AppError.with('SERVICE_UNAVAILABLE', {}, { cause: again }) : again;
    });
  }
}

/** Sends a lost call until a replica answers it: one that was left, or one that has started since. */
async function untilAnswered<Answer>(
  until: number,
  lost: LostCall,
  attempt: Attempt<Answer>,
): Promise<Answer> {
  let { elsewhere } = lost;
  for (;;) {
    const left = until - performance.now();
    if (left <= 0) throw AppError.with('SERVICE_TIMEOUT', {}, { cause: lost });
    try {
      return await attempt(left, elsewhere);
    } catch (error) {
      const isAbsent = error instanceof AppError && error.cause instanceof NoReplicaError;
      if (!isAbsent && !(error instanceof LostCall)) throw error;
      elsewhere = error instanceof LostCall ? error.elsewhere : undefined;
      await pause(PAUSE_MS);
    }
  }
}
