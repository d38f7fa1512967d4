import type { Session, SessionState } from '@word-unfolded/session';

const unavailable = (): never => {
  throw new Error('A page that is rendered on the server acts for nobody');
};

/**
 * The session of a page that is rendered on the server, which does not know the reader: that of a visitor, or one that
 * the browser has still to check.
 */
export function serverSession(isSignedIn: boolean): Session {
  const state: SessionState = { status: isSignedIn ? 'checking' : 'visitor' };
  return {
    state: () => state,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    signIn: unavailable,
    takeOver: unavailable,
    signOut: unavailable,
    replaceUser: unavailable,
    endedElsewhere: unavailable,
  };
}
