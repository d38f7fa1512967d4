import { AppError, meRoute, type RouteContract } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import type { Sending } from '../transport/send-once.js';
import { refusalIn } from '../problems/server-refusal.js';
import { storeToken, readToken } from './access-token.js';
import { endsSession, renewSession } from './renew-session.js';
import { tellSession } from './session-events.js';

/** The part of a route that determines its session handling. */
type GuardedRoute = Pick<RouteContract, 'path' | 'gate'>;

/** A 401 with another code concerns the request itself, such as a wrong password. */
const ABOUT_SESSION = new Set([
  'UNAUTHORIZED',
  'NOT_AUTHENTICATED',
  'ACCOUNT_DELETED',
  'SESSION_EXPIRED',
  'HTTP_ERROR',
]);

/**
 * Sends a request; if the session is refused, renews it once and sends the request again. If the renewal fails, the
 * reader is redirected to the sign-in (specification, section 8, "Transport").
 *
 * @throws AppError NOT_AUTHENTICATED for auth/me, SESSION_EXPIRED elsewhere, or the errors of `send`
 */
export async function withSession<Answer>(
  route: GuardedRoute,
  sending: Pick<Sending, 'language' | 'transport'>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const token = readToken();
  try {
    return await send();
  } catch (error) {
    if (!isAboutSession(error, route)) throw error;
    if (route.path === meRoute.path) throw AppError.with('NOT_AUTHENTICATED', {}, { cause: error });
  }
  await renewSession(token, sending).catch((error: unknown) => {
    throw endsSession(error) ? sessionExpired(error) : error;
  });
  try {
    return await send();
  } catch (error) {
    throw isAboutSession(error, route) ? sessionExpired(error) : error;
  }
}

function isAboutSession(error: unknown, route: GuardedRoute): boolean {
  if (refusalIn(error)?.status !== 401) return false;
  const code = (error as AppError).code;
  return ABOUT_SESSION.has(code) || (code === 'TOKEN_INVALID' && route.gate !== 'everyone');
}

function sessionExpired(cause: unknown): AppError {
  storeToken(null);
  const { pathname, search } = window.location;
  const isSigningIn = pathname === PAGES.login || pathname === PAGES.register;
  if (!isSigningIn) tellSession({ kind: 'lost', to: signInAddress(pathname + search) });
  return AppError.with('SESSION_EXPIRED', {}, { cause });
}

/** The sign-in page for a reader whose session has ended on a page of this site. */
export function signInAddress(page: string): string {
  return `${PAGES.login}?returnUrl=${encodeURIComponent(page)}&sessionExpired=true`;
}
