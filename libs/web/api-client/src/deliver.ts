import { CSRF_HEADER } from '@word-unfolded/contracts';
import { persist } from './retry.js';
import { sendOnce, type Dispatch } from './send-once.js';
import { refusedFor } from './server-refusal.js';
import { csrfToken, forgetCsrfToken } from './session/csrf-token.js';

/** A request that is sent until it has arrived. */
export type Delivery<Answer> = Dispatch<Answer> & {
  /** Of a write: with it, and only with it, the write may be sent again. */
  readonly idempotencyKey?: string;
  /** Of a GET: what is at hand without the network. */
  readonly fallback?: () => Promise<Answer | undefined>;
};

/** Sends a request with the CSRF token that a write needs, and again as `persist` says. */
export function deliver<Answer>(delivery: Delivery<Answer>): Promise<Answer> {
  const { request, idempotencyKey, fallback, cancelled } = delivery;
  const isRead = request.method === 'GET';
  return persist(() => (isRead ? sendOnce(delivery) : sendWrite(delivery)), {
    isRepeatable: isRead || idempotencyKey !== undefined,
    fallback,
    cancelled,
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
