/** MongoDB's code for a value that a unique index has already. */
const DUPLICATE_KEY = 11000;

/** How often two devices of one reader may come first at the same moment before it is no chance any more. */
const ATTEMPTS = 3;

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

function isDuplicateKey(error: unknown): boolean {
  return ((error ?? {}) as { code?: unknown }).code === DUPLICATE_KEY;
}
