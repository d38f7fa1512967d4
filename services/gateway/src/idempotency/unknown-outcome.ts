import { AppError } from '@word-unfolded/contracts';

/** Retry-After for an unknown outcome, in seconds. */
export const ASK_AGAIN_SECONDS = 1;

/** Errors that are thrown before any change, and that a retry may overcome. */
const NOTHING_CHANGED: ReadonlySet<string> = new Set(['SERVICE_UNAVAILABLE', 'STORAGE_FULL']);

/** Whether a failed write may have been executed all the same. */
export function isUnknown(error: unknown): boolean {
  if (!(error instanceof AppError)) return true;
  return error.status >= 500 && !NOTHING_CHANGED.has(error.code);
}

/** The error for the client. After a timeout it is unknown whether a change was made; a query has no such problem. */
export function clientFailure(error: unknown, changes: boolean): unknown {
  if (!(error instanceof AppError)) return error;
  const fields = { retryAfter: ASK_AGAIN_SECONDS };
  if (changes && (error.code === 'SERVICE_TIMEOUT' || error.code === 'OUTCOME_UNKNOWN'))
    return AppError.with('OUTCOME_UNKNOWN', {}, { cause: error, fields });
  if (!changes && error.code === 'OUTCOME_UNKNOWN')
    return AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error, fields });
  return error;
}
