import { isInTransaction } from './transaction.js';

/** MongoDB's error code for a duplicate value in a unique index. */
const DUPLICATE_KEY = 11000;

/** Maximum number of attempts. More conflicts in a row are not a coincidence. */
const ATTEMPTS = 3;

/**
 * Whether a write failed because a unique index already has the value.
 *
 * @param field restricts the check to the index of this field
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  const { code, keyPattern } = (error ?? {}) as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === DUPLICATE_KEY && (field === undefined || Object.hasOwn(keyPattern ?? {}, field));
}

/**
 * Retries work if another writer has meanwhile created the same document: the retry can read it. Inside a transaction
 * there is no retry, because the error has aborted the transaction.
 */
export async function retryIfDuplicate<Result>(
  work: () => Promise<Result>,
  attempts = ATTEMPTS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || isInTransaction() || !isDuplicateKey(error)) throw error;
    return retryIfDuplicate(work, attempts - 1);
  }
}
