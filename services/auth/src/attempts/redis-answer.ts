import { AppError } from '@word-unfolded/contracts';
import { retryFields } from '@word-unfolded/service-kit';

/**
 * Waits for a response of Redis.
 *
 * @throws AppError SERVICE_UNAVAILABLE without one: requests that cannot be counted are refused
 */
export async function counted<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
  }
}

/** The error for a caller who has to wait, with the time in milliseconds. */
export function tooManyAttempts(waitMs: number, now: Date): AppError {
  return AppError.with('TOO_MANY_ATTEMPTS', {}, { fields: retryFields(waitMs, now) });
}
