import { PRODUCT } from '@word-unfolded/domain';
import { refreshRoute } from '@word-unfolded/contracts';
import { deliver } from '../transport/deliver.js';
import { newIdempotencyKey } from '../transport/idempotency-key.js';
import { readAnswer } from '../routes/read-answer.js';
import { routeRequest } from '../routes/route-request.js';
import { refusalIn, refusedFor } from '../problems/server-refusal.js';
import type { Sending } from '../transport/send-once.js';
import { storeToken, readToken } from './access-token.js';
import { tellSession } from './session-events.js';

/** Only one tab at a time renews; the others find its token when they acquire the lock. */
const LOCK = `${PRODUCT.slug}-session`;

let underWay: Promise<void> | undefined;

/**
 * Renews the access token from the session cookie. All concurrent callers, in this tab or another, share the same
 * renewal.
 *
 * @param refused the token that was refused; if another one is stored by now, a different caller has renewed it
 * @throws AppError; `endsSession` tells whether the session is over
 */
export function renewSession(
  refused: string | null,
  sending: Pick<Sending, 'language' | 'transport'>,
): Promise<void> {
  underWay ??= inOrder(() => renew(refused, sending)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function renew(
  refused: string | null,
  sending: Pick<Sending, 'language' | 'transport'>,
): Promise<void> {
  const stored = readToken();
  if (stored !== null && stored !== refused) return;
  const { token, user } = await deliver({
    ...sending,
    cancelled: new AbortController().signal, // it serves all callers, so none of them may cancel it
    request: routeRequest(refreshRoute, {}),
    idempotencyKey: newIdempotencyKey(),
    read: (response) => readAnswer(refreshRoute, response),
  });
  if (readToken() !== stored) return; // signed out meanwhile
  storeToken(token);
  tellSession({ kind: 'renewed', user });
}

async function inOrder(act: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(LOCK, act) : act();
}

/** Whether an error means that the session is over, rather than that the server could not be reached. */
export function endsSession(error: unknown): boolean {
  return (
    refusalIn(error)?.status === 401 ||
    refusedFor(error, 'NOT_AUTHENTICATED') ||
    refusedFor(error, 'ACCOUNT_SUSPENDED')
  );
}
