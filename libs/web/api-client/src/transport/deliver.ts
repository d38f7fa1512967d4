import type { Transport } from './transport.js';
import { AppError } from '@word-unfolded/contracts';
import { CSRF_HEADER } from '@word-unfolded/contracts';
import { csrfToken, forgetCsrfToken } from '../session/csrf-token.js';
import { isOnline, probe } from './connection.js';
import { refusalIn } from '../problems/server-refusal.js';
import { refusedFor } from '../problems/server-refusal.js';
import { sendOnce, type Dispatch } from './send-once.js';

/** Specification, sections 8 and 9: attempts of a request whose network fails, and retries after a 429. */
const LIMIT = 5;

/** Specification, section 8: network failures after which a GET uses the cache. */
const FAILURES_BEFORE_CACHE = 3;

/**
 * Retries of a write whose outcome is unknown: with their delays they take about half a minute, which is longer than
 * the server considers an attempt of a killed process as in progress.
 */
const UNSETTLED_LIMIT = 10;

/** Specification, section 8: the assumed delay of a 429 without one, in seconds. */
const DEFAULT_WAIT_SECONDS = 60;

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

type RetryPolicy<Answer> = {
  /** Whether it may be sent again when it is unknown whether the first one arrived. */
  readonly isRepeatable: boolean;
  /** The cached response, if there is one. */
  readonly fallback?: () => Promise<Answer | undefined>;
  readonly cancelled: AbortSignal;
  /** Probes whether the server is reachable. */
  readonly transport: Transport;
};

/**
 * Retries requests that the network lost or the server had no capacity for, with growing delays: min(200 * 2^(n-1),
 * 5000) milliseconds before retry n, and never less than the server asks for. If a server asks for more than 5 seconds
 * there is no retry, and the reader is informed. When a probe has found no server, nothing is retried.
 *
 * A write with a key is executed once, so it is also retried while the server does not know its outcome or is still
 * executing it.
 *
 * @throws AppError RETRIES_EXHAUSTED, RATE_LIMITED with its seconds, or the errors of `send`
 */
async function withRetries<Answer>(
  send: () => Promise<Answer>,
  { isRepeatable, fallback, cancelled, transport }: RetryPolicy<Answer>,
): Promise<Answer> {
  let failures = 0;
  let refusals = 0;
  let unsettled = 0;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (isOverLimit(error)) {
        refusals += 1;
        const retryAfterMs = retryAfterOf(error);
        if (refusals > LIMIT || retryAfterMs > LONGEST_WAIT_MS) throw rateLimited(error);
        await wait(Math.max(backoff(refusals), retryAfterMs), cancelled);
      } else if (isUnsettled(error) && isRepeatable) {
        unsettled += 1;
        const retryAfterMs = retryAfterOf(error);
        if (unsettled > UNSETTLED_LIMIT || retryAfterMs > LONGEST_WAIT_MS) throw error;
        await wait(Math.max(backoff(unsettled), retryAfterMs), cancelled);
      } else if (error.code === 'NETWORK_ERROR' && isRepeatable) {
        failures += 1;
        if (failures === FAILURES_BEFORE_CACHE) void probe(transport);
        const stored = failures === FAILURES_BEFORE_CACHE || !isOnline() ? await fallback?.() : undefined;
        if (stored !== undefined) return stored;
        if (!isOnline()) throw error;
        if (failures === LIMIT) throw AppError.with('RETRIES_EXHAUSTED', {}, { cause: error });
        await wait(backoff(failures), cancelled);
      } else {
        const stored = isUnanswered(error) ? await fallback?.() : undefined;
        if (stored !== undefined) return stored;
        throw error;
      }
    }
  }
}

/** Whether the same write, sent again with its key, returns the result of the first attempt. */
function isUnsettled(error: AppError): boolean {
  return error.code === 'OUTCOME_UNKNOWN' || error.code === 'STILL_IN_PROGRESS';
}

/** Whether the request timed out without a response; a response that reports a timeout does not count. */
function isUnanswered(error: AppError): boolean {
  return error.code === 'SERVICE_TIMEOUT' && refusalIn(error) === undefined;
}

/** A temporary 429. One with a code of its own, such as too many wrong passwords, is final. */
function isOverLimit(error: AppError): boolean {
  const status = refusalIn(error)?.status;
  return status === 429 && (error.code === 'RATE_LIMITED' || error.code === 'HTTP_ERROR');
}

/** Milliseconds; undefined when the server names no time. */
function retryAfterOf(error: AppError): number {
  return (secondsNamedBy(error) ?? 0) * 1000;
}

function secondsNamedBy(error: AppError): number | undefined {
  const inBody = error.fields['retryAfter'];
  return refusalIn(error)?.retryAfter ?? (typeof inBody === 'number' ? inBody : undefined);
}

function rateLimited(error: AppError): AppError {
  const seconds = secondsNamedBy(error) ?? DEFAULT_WAIT_SECONDS;
  return AppError.with('RATE_LIMITED', { seconds }, { fields: { retryAfter: seconds, ...error.fields } });
}

function backoff(repetition: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (repetition - 1), LONGEST_WAIT_MS);
}

function wait(milliseconds: number, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(AppError.of('OPERATION_CANCELLED'));
    };
    const timer = setTimeout(() => {
      cancelled.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    cancelled.addEventListener('abort', leave, { once: true });
  });
}

/** A request that is sent until it has been delivered. */
export type Delivery<Answer> = Dispatch<Answer> & {
  /** For a write: only with this key may the write be sent again. */
  readonly idempotencyKey?: string;
  /** For a GET: the cached response, used without the network. */
  readonly fallback?: () => Promise<Answer | undefined>;
};

/** Sends a request with the CSRF token that a write needs, and retries it as `withRetries` defines. */
export function deliver<Answer>(delivery: Delivery<Answer>): Promise<Answer> {
  const { request, idempotencyKey, fallback, cancelled, transport } = delivery;
  const isRead = request.method === 'GET';
  return withRetries(() => (isRead ? sendOnce(delivery) : sendWrite(delivery)), {
    isRepeatable: isRead || idempotencyKey !== undefined,
    fallback,
    cancelled,
    transport,
  });
}

async function sendWrite<Answer>(delivery: Delivery<Answer>): Promise<Answer> {
  try {
    return await sendWithToken(delivery);
  } catch (error) {
    if (!refusedFor(error, 'CSRF_INVALID')) throw error;
    forgetCsrfToken();
    return sendWithToken(delivery);
  }
}

async function sendWithToken<Answer>(delivery: Delivery<Answer>): Promise<Answer> {
  const { idempotencyKey, language, transport, cancelled } = delivery;
  const token = await csrfToken({ language, transport, cancelled });
  const headers = {
    ...delivery.headers,
    [CSRF_HEADER]: token,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  return sendOnce({ ...delivery, headers });
}
