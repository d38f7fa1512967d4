import { AppError } from '@word-unfolded/contracts';

/**
 * Reads usage for a page.
 *
 * @throws AppError USAGE_LOAD_FAILED in place of any database error
 */
export function loading<Result>(work: () => Promise<Result>): Promise<Result> {
  return orElse('USAGE_LOAD_FAILED', work);
}

/**
 * Reads data for the dashboard of administrators.
 *
 * @throws AppError LOAD_FAILED in place of any database error
 */
export function loadingData<Result>(work: () => Promise<Result>): Promise<Result> {
  return orElse('LOAD_FAILED', work);
}

async function orElse<Result>(
  code: 'USAGE_LOAD_FAILED' | 'LOAD_FAILED',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw AppError.with(code, {}, { cause });
  }
}
