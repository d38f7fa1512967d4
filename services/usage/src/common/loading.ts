import { AppError } from '@word-unfolded/contracts';

/**
 * Reads usage for a page.
 *
 * @throws AppError USAGE_LOAD_FAILED in place of any database error
 */
export async function loading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw AppError.with('USAGE_LOAD_FAILED', {}, { cause });
  }
}
