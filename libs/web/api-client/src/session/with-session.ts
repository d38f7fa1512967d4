import { CatalogueError, meRoute, type RouteContract } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import type { Sending } from '../send-once.js';
import { refusalIn } from '../server-refusal.js';
import { keepToken, readToken } from './access-token.js';
import { endsSession, renewSession } from './renew-session.js';
import { tellSession } from './session-events.js';

/** As much of a route as its session depends on. */
type GuardedRoute = Pick<RouteContract, 'path' | 'gate'>;

/** A 401 with another code is about what was sent, such as a wrong password. */
const ABOUT_SESSION = new Set(['UNAUTHORIZED', 'NOT_AUTHENTICATED', 'SESSION_EXPIRED', 'HTTP_ERROR']);

/**
 * Sends a request; when the session is refused, renews it once and sends the request again. When it cannot be renewed,
 * the reader is asked to sign in (specification, section 8, "Transport").
 *
 * @throws CatalogueError NOT_AUTHENTICATED for auth/me, SESSION_EXPIRED elsewhere, or whatever else `send` throws
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
    if (route.path === meRoute.path) throw CatalogueError.with('NOT_AUTHENTICATED', {}, { cause: error });
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
  const code = (error as CatalogueError).code;
  return ABOUT_SESSION.has(code) || (code === 'TOKEN_INVALID' && route.gate !== 'everyone');
}

function sessionExpired(cause: unknown): CatalogueError {
  keepToken(null);
  const { pathname, search } = window.location;
  const isSigningIn = pathname === PAGES.login || pathname === PAGES.register;
  if (!isSigningIn) tellSession({ kind: 'lost', to: signInAddress(pathname + search) });
  return CatalogueError.with('SESSION_EXPIRED', {}, { cause });
}

/** The sign-in page, as it is shown to a reader whose session has ended on a page of this site. */
export function signInAddress(page: string): string {
  return `${PAGES.login}?returnUrl=${encodeURIComponent(page)}&sessionExpired=true`;
}
