import { refreshRoute } from '@word-unfolded/contracts';
import { deliver } from '../deliver.js';
import { newIdempotencyKey } from '../idempotency-key.js';
import { readAnswer } from '../read-answer.js';
import { routeRequest } from '../route-request.js';
import { refusalIn, refusedFor } from '../server-refusal.js';
import type { Sending } from '../send-once.js';
import { keepToken, readToken } from './access-token.js';
import { tellSession } from './session-events.js';

/** One tab at a time renews: the others find its token when their turn comes. */
const LOCK = 'word-unfolded-session';

let underWay: Promise<void> | undefined;

/**
 * Renews the access token from the session cookie. Everyone who asks meanwhile, in this tab or another, waits for the
 * same renewal.
 *
 * @param refused the token that was refused; when another one is kept by now, somebody else has renewed it
 * @throws CatalogueError of which `endsSession` says whether the session is over
 */
export function renewSession(
  refused: string | null,
  sending: Pick<Sending, 'language' | 'transport'>,
): Promise<void> {
  underWay ??= inTurn(() => renew(refused, sending)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function renew(
  refused: string | null,
  sending: Pick<Sending, 'language' | 'transport'>,
): Promise<void> {
  const kept = readToken();
  if (kept !== null && kept !== refused) return;
  const { token, user } = await deliver({
    ...sending,
    cancelled: new AbortController().signal, // it serves everyone, so nobody cancels it
    request: routeRequest(refreshRoute, {}),
    idempotencyKey: newIdempotencyKey(),
    read: (response) => readAnswer(refreshRoute, response),
  });
  if (readToken() !== kept) return; // signed out meanwhile
  keepToken(token);
  tellSession({ kind: 'renewed', user });
}

async function inTurn(act: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(LOCK, act) : act();
}

/** Whether something failed because the session is over, rather than because the server could not be asked. */
export function endsSession(error: unknown): boolean {
  return (
    refusalIn(error)?.status === 401 ||
    refusedFor(error, 'NOT_AUTHENTICATED') ||
    refusedFor(error, 'ACCOUNT_SUSPENDED')
  );
}
