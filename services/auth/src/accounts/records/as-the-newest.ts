import { isDuplicateKey } from '@word-unfolded/persistence';

/** Number of concurrent sign-ups for one address before one of them fails. */
const ATTEMPTS = 5;

/**
 * Repeats a sign-up when another one for its address was stored at the same moment; the repeated one is then the newer
 * one.
 */
export async function asTheNewest<Result>(signUp: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await signUp();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDuplicateKey(error, 'waitingKey')) throw error;
    }
  }
}
