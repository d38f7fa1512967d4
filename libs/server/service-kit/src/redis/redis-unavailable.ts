import { AppError } from '@word-unfolded/contracts';

/** What ioredis says of a command that Redis did not receive or did not answer in time. It has no codes for them. */
const NOT_ANSWERED = new Set<unknown>([
  'Command timed out',
  'Connection is closed.',
  "Stream isn't writeable and enableOfflineQueue options is false",
]);

/** Replies of a Redis that starts, or that is no longer the primary. */
const NOT_SERVING = /^(LOADING|MASTERDOWN|READONLY|CLUSTERDOWN|TRYAGAIN|BUSY)\b/;

/** Maximum depth of causes, because they may be circular. */
const DEPTH = 8;

type Chained = { name?: unknown; message?: unknown; cause?: unknown };

/**
 * SERVICE_UNAVAILABLE for a failure because Redis is away, hangs or starts, unless the error has a status of its own (any but
 * 500). Otherwise the same error.
 */
export function withRedisUnavailable(error: unknown): unknown {
  if (error instanceof AppError && error.status !== 500) return error;
  return isRedisUnavailable(error) ? AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error }) : error;
}

function isRedisUnavailable(error: unknown, depth = DEPTH): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { name, message, cause } = error as Chained;
  if (name === 'MaxRetriesPerRequestError' || NOT_ANSWERED.has(message)) return true;
  if (name === 'ReplyError' && typeof message === 'string' && NOT_SERVING.test(message)) return true;
  return isRedisUnavailable(cause, depth - 1);
}
