import { CSRF_HEADER } from '@word-unfolded/contracts';
import { withRetries } from './retry.js';
import { sendOnce, type Dispatch } from './send-once.js';
import { refusedFor } from '../problems/server-refusal.js';
import { csrfToken, forgetCsrfToken } from '../session/csrf-token.js';

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
