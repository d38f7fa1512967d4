/** MongoDB's code for a value that a unique index has already. */
const DUPLICATE_KEY = 11000;

/** Whether a write failed because a unique index has the value already. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  const { code, keyPattern } = (error ?? {}) as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === DUPLICATE_KEY && (field === undefined || Object.hasOwn(keyPattern ?? {}, field));
}
