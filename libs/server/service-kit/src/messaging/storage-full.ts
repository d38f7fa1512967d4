import { AppError } from '@word-unfolded/contracts';

/**
 * The codes of the operating system (ENOSPC, EDQUOT) and of MongoDB (OutOfDiskSpace, and the rejection of writes
 * shortly before) for a full disk.
 */
const NO_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT', 14031, 319]);

/** Redis rejects writes, and transactions or scripts with writes, while it cannot save its append-only file. */
const REDIS_REFUSES = /\bMISCONF\b/;

/** Maximum depth of causes, because they may be circular. */
const DEPTH = 8;

type Chained = { code?: unknown; message?: unknown; cause?: unknown; previousErrors?: unknown };

/** Whether a failure, or any of its causes, is a full disk under a database, a queue or the files. */
function isStorageFull(error: unknown, depth = DEPTH): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { code, message, cause, previousErrors } = error as Chained;
  if (NO_SPACE.has(code) || (typeof message === 'string' && REDIS_REFUSES.test(message))) return true;
  const earlier: unknown[] = Array.isArray(previousErrors) ? previousErrors : [];
  return [cause, ...earlier].some((each) => isStorageFull(each, depth - 1));
}

/**
 * STORAGE_FULL for a failure by a full disk, unless it is an error that the caller can correct. Otherwise the same
 * error.
 */
export function withStorageFull(error: unknown): unknown {
  if (error instanceof AppError && error.status < 500) return error;
  return isStorageFull(error) ? AppError.with('STORAGE_FULL', {}, { cause: error }) : error;
}
