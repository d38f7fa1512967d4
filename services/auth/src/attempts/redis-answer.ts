import { CatalogueError } from '@word-unfolded/contracts';

/**
 * Waits for an answer of Redis.
 *
 * @throws CatalogueError SERVICE_UNAVAILABLE without one: what cannot be counted is not let through
 */
export async function counted<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
  }
}

/** The refusal of who has to wait for so many milliseconds. */
export function tooManyAttempts(waitMs: number, now: Date): CatalogueError {
  const fields = {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
    resetAt: new Date(now.getTime() + waitMs).toISOString(),
  };
  return CatalogueError.with('TOO_MANY_ATTEMPTS', {}, { fields });
}
