/** MongoDB's code for a value that a unique index has already. */
const DUPLICATE_KEY = 11000;

/** How often two writers of one thing may come first at the same moment before it is no chance any more. */
const ATTEMPTS = 3;

/**
 * Whether a write failed because a unique index has the value already.
 *
 * @param field the field of the index, where only that one is meant
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  const { code, keyPattern } = (error ?? {}) as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === DUPLICATE_KEY && (field === undefined || Object.hasOwn(keyPattern ?? {}, field));
}

/** Does work again when another has written the same new document in the meantime: then it is there to be read. */
export async function againIfDuplicate<Result>(
  work: () => Promise<Result>,
  attempts = ATTEMPTS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || !isDuplicateKey(error)) throw error;
    return againIfDuplicate(work, attempts - 1);
  }
}
