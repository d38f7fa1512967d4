/** MongoDB's error code for a duplicate value in a unique index. */
const DUPLICATE_KEY = 11000;

/**
 * Whether a write failed because a unique index already has the value.
 *
 * @param field restricts the check to the index of this field
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  const { code, keyPattern } = (error ?? {}) as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === DUPLICATE_KEY && (field === undefined || Object.hasOwn(keyPattern ?? {}, field));
}
