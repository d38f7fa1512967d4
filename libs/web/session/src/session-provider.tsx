import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import type { User } from '@word-unfolded/contracts';
import { createSession, type Session } from './session.js';
import { SessionContext } from './session-context.js';
import type { SessionState } from './session-state.js';

let ofThisPage: Session | undefined;

type SessionProviderProps = {
  readonly children: ReactNode;
  /** Navigates to a page of this site when the session has ended. */
  readonly redirect?: (to: string) => void;
  /** The session of the page, unless a test provides its own. */
  readonly session?: Session;
};

const reload = (to: string) => window.location.assign(to);

/** Provides the current reader to every page below. */
export function SessionProvider({
  children,
  redirect = reload,
  session = (ofThisPage ??= createSession()),
}: SessionProviderProps) {
  const goTo = useEffectEvent(redirect);
  useEffect(() => session.start((to) => goTo(to)), [session]);
  useForgetAnswersOfOthers(session);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The responses for one reader must not be shown to the next. */
function useForgetAnswersOfOthers(session: Session): void {
  const queries = useContext(QueryClientContext);
  useEffect(() => {
    let reader = readerOf(session.state());
    return session.subscribe(() => {
      const now = readerOf(session.state());
      if (reader !== undefined && now !== reader) queries?.clear();
      reader = now;
    });
  }, [session, queries]);
}

function readerOf({ user }: SessionState): string | undefined {
  return user?._id;
}

/** The current reader, reactive. */
export function useSession(): SessionState {
  const session = useSessionOfPage();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** The session actions of a page. */
export type SessionActions = Pick<
  Session,
  'signIn' | 'takeOver' | 'signOut' | 'replaceUser' | 'endedElsewhere'
>;

export function useSessionActions(): SessionActions {
  return useSessionOfPage();
}

/** The reader, for a page behind a gate for readers. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('This page is shown only to readers who are signed in');
  return user;
}

function useSessionOfPage(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider above this page');
  return session;
}
