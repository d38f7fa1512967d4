import { AppError } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { ATTEMPT_MS, probe, RECOVERED } from './connection.js';
import { readToken } from '../session/access-token.js';
import type { RouteRequest } from '../routes/route-request.js';
import type { Transport } from './transport.js';

/** Specification, section 7: request timeout, in milliseconds. */
const TIMEOUT_MS = 90_000;

/** Specification, section 9: the same for scripture. */
const SCRIPTURE_TIMEOUT_MS = 8_000;
const SCRIPTURE = /^\/api\/(scripture|proxy\/bible)\//;

/** Milliseconds without a response after which the server is probed. */
const SLOW_MS = 2_000;

/** The sender of a request, and its cancellation. */
export type Sending = {
  readonly language: Language;
  readonly transport: Transport;
  /** Aborted when nobody waits for the response any more. */
  readonly cancelled: AbortSignal;
};

/** A request to send, and the reader of its response. */
export type Dispatch<Answer> = Sending & {
  readonly request: RouteRequest;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads the response, whatever its status; the timeout covers it too. */
  readonly read: (response: Response) => Promise<Answer>;
};

/**
 * Sends a request once and reads the response. A slow request is cancelled when a probe fails too. When the probe is
 * answered, the connection of the request may be one that leads nowhere: a read is sent a second time beside the first,
 * and the first response is taken.
 *
 * @throws AppError NETWORK_ERROR, SERVICE_TIMEOUT, OPERATION_CANCELLED, or the errors of `read`
 */
export async function sendOnce<Answer>(dispatch: Dispatch<Answer>): Promise<Answer> {
  const pending = new Set<AbortController>();
  const cancel = () => pending.forEach((attempt) => attempt.abort());
  let isAway = false;
  let isSettled = false;
  const leaveAway = () => {
    isAway = true;
    cancel();
  };
  const attempt = async (init?: RequestInit) => {
    const controller = new AbortController();
    pending.add(controller);
    const { signal } = controller;
    const response = await dispatch.transport(dispatch.request.address, {
      ...initOf(dispatch),
      ...init,
      signal,
    });
    const answer = await dispatch.read(response);
    pending.delete(controller);
    return answer;
  };
  dispatch.cancelled.addEventListener('abort', cancel, { once: true });
  const timer = setTimeout(cancel, timeoutOf(dispatch.request));
  let slow: ReturnType<typeof setTimeout> | undefined;
  const second = new Promise<Answer>((resolve, reject) => {
    slow = setTimeout(() => {
      void probe(dispatch.transport).then((answers) => {
        if (isSettled) return;
        if (!answers) leaveAway();
        // Through the browser's cache it would wait for the first one.
        else if (dispatch.request.method === 'GET') attempt({ cache: 'no-store' }).then(resolve, reject);
      });
    }, SLOW_MS);
  });
  const stopResending = resendOnRecovery(dispatch, leaveAway);
  try {
    if (dispatch.cancelled.aborted) throw AppError.of('OPERATION_CANCELLED');
    return await Promise.race([attempt(), second]);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (dispatch.cancelled.aborted) throw AppError.of('OPERATION_CANCELLED');
    if ([...pending].some(({ signal }) => signal.aborted) && !isAway) throw AppError.of('SERVICE_TIMEOUT');
    throw AppError.with('NETWORK_ERROR', {}, { cause });
  } finally {
    isSettled = true;
    clearTimeout(timer);
    clearTimeout(slow);
    stopResending();
    dispatch.cancelled.removeEventListener('abort', cancel);
    cancel();
  }
}

/**
 * Ends a request that may be sent again when the server answers after a time in which it did not: its connection may be one
 * that leads nowhere.
 */
function resendOnRecovery({ request, headers }: Dispatch<unknown>, end: () => void): () => void {
  const isRepeatable = request.method === 'GET' || headers?.['Idempotency-Key'] !== undefined;
  const sentAt = Date.now();
  const onRecovered = () => {
    if (isRepeatable && Date.now() - sentAt >= ATTEMPT_MS) end();
  };
  window.addEventListener(RECOVERED, onRecovered);
  return () => window.removeEventListener(RECOVERED, onRecovered);
}

function timeoutOf({ address }: RouteRequest): number {
  return SCRIPTURE.test(address) ? SCRIPTURE_TIMEOUT_MS : TIMEOUT_MS;
}

function initOf({ request, language, headers }: Omit<Dispatch<unknown>, 'read'>): RequestInit {
  const token = readToken();
  return {
    method: request.method,
    credentials: 'same-origin', // the base path is always /api
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      'X-Time-Zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(typeof request.body === 'string' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(request.body !== undefined && { body: request.body }),
  };
}
