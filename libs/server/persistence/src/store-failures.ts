import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { catchError, throwError, type Observable } from 'rxjs';
import { CommandCommittedError } from './unit-of-work.js';

/** MongoDB's codes for a full disk: OutOfDiskSpace, and the rejection of writes shortly before. */
const NO_SPACE = new Set<unknown>([14031, 319]);

/** The driver's error if no server accepts a command: nothing was sent. */
const NOT_SENT =
  /^(?:Mongo(?:ose)?ServerSelection|Mongo(?:NotConnected|TopologyClosed|ServerClosed|ClientClosed|WaitQueueTimeout|PoolClosed|PoolCleared|ExpiredSession))Error$/;

/** Mongoose's error for a command on a connection that has not been opened yet: nothing was sent. */
const NOT_OPEN = /before initial connection is complete|must be connected/;

/**
 * The driver's errors if a server disconnects after a command was sent. One of them lacks the prefix of the others: that
 * of the commands that are under way when the heartbeats of a frozen server are not answered.
 */
const GONE =
  /^(?:Mongo(?:Network|NetworkTimeout|OperationTimeout|WriteConcern|UnexpectedServerResponse|System)|PoolClearedOnNetwork)Error$/;

/**
 * The driver's error of a bulk write, and of every `insertMany`. It replaces the error of the connection: only the message
 * and the labels are left. If the server has refused something, its code is there.
 */
const BULK = 'MongoBulkWriteError';

/**
 * Codes of a server that stops, starts or changes its role: HostUnreachable ... PrimarySteppedDown, ShutdownInProgress,
 * Interrupted; and CursorNotFound, because a server forgets its cursors when it restarts.
 */
const CHANGING = new Set<unknown>([6, 7, 43, 89, 91, 189, 9001, 10107, 11600, 11601, 11602, 13435, 13436]);

/** Codes for a transaction that the server no longer knows, for example after its restart: nothing was written. */
const TRANSACTION_GONE = new Set<unknown>([112, 225, 246, 251, 256]);

/** Codes of a command that took too long: MaxTimeMSExpired, NetworkTimeout, ExceededTimeLimit. */
const TOO_LONG = new Set<unknown>([50, 202, 262]);

/** Maximum depth of the search through causes. */
const DEEPEST = 5;

/** Translates database failures to application errors, so that a client knows whether a retry makes sense. */
@Injectable()
export class StoreFailures implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => storeFailureOf(error))));
  }
}

/**
 * The application error for a database failure, also if a use case has wrapped it in an error of its own: STORAGE_FULL;
 * SERVICE_UNAVAILABLE if nothing was written; OUTCOME_UNKNOWN if that is unknown; SERVICE_TIMEOUT. Returns any other
 * error unchanged.
 */
export function storeFailureOf(error: unknown): unknown {
  let cause = error;
  for (let depth = 0; depth < DEEPEST && cause instanceof Error; depth += 1) {
    if (cause instanceof AppError && cause.status < 500) return error;
    const code = cause instanceof AppError ? undefined : codeOf(cause);
    if (code) return AppError.with(code, {}, { cause });
    cause = cause.cause;
  }
  return error;
}

type StoreError = Error & { readonly code?: unknown; readonly errorLabels?: readonly string[] };
type StoreFailure = 'STORAGE_FULL' | 'SERVICE_UNAVAILABLE' | 'OUTCOME_UNKNOWN' | 'SERVICE_TIMEOUT';

function codeOf(error: StoreError): StoreFailure | undefined {
  const { code, name, message, errorLabels = [] } = error;
  const isOfStore = name.startsWith('Mongo') || GONE.test(name) || error instanceof CommandCommittedError;
  if (!isOfStore) return undefined;
  if (NO_SPACE.has(code)) return 'STORAGE_FULL';
  if (errorLabels.includes('UnknownTransactionCommitResult')) return 'OUTCOME_UNKNOWN';
  if (errorLabels.includes('TransientTransactionError')) return 'SERVICE_UNAVAILABLE';
  if (name === 'MongooseError' && NOT_OPEN.test(message)) return 'SERVICE_UNAVAILABLE';
  if (NOT_SENT.test(name) || TRANSACTION_GONE.has(code) || error instanceof CommandCommittedError)
    return 'SERVICE_UNAVAILABLE';
  if (TOO_LONG.has(code)) return 'SERVICE_TIMEOUT';
  const isLost =
    GONE.test(name) ||
    (name === BULK && code === undefined) ||
    CHANGING.has(code) ||
    errorLabels.includes('RetryableWriteError');
  return isLost ? 'OUTCOME_UNKNOWN' : undefined;
}
