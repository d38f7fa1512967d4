import {
  callRoute,
  claimsOf,
  CONNECTION_EVENTS,
  endsSession,
  forgetPrivateAnswers,
  isOnline,
  keepToken,
  onSessionEvent,
  readToken,
  refusedFor,
  renewSession,
  signInAddress,
  type Transport,
  browserTransport,
} from '@word-unfolded/api-client';
import { loginRoute, logoutRoute, meRoute, type User } from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { keepAvatarFresh } from './avatar-renewal.js';
import { isFirstPageOfBrowser } from './first-page.js';
import { isSignOutPending, keepProfile, keepSignOutPending, readKeptProfile } from './kept-profile.js';
import { scheduleRenewal } from './renewal-schedule.js';
import { CHECKING, signedIn, VISITOR, type SessionState, type SignedIn } from './session-state.js';
import { browserTabs, type Tabs } from './tabs.js';

/** What a reader signs in with. */
export type SignInInput = { readonly email: string; readonly password: string; readonly rememberMe: boolean };

/** The session of this browser. */
export type Session = {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out who is reading, and keeps it true from then on; answers with how to stop. */
  readonly start: (redirect: (to: string) => void) => () => void;
  /** @throws CatalogueError why the server refused */
  readonly signIn: (input: SignInInput) => Promise<User>;
  /** Signs out here and in every tab, also when the server cannot be told: then it is told later. */
  readonly signOut: () => Promise<void>;
  /** Takes over what the server has answered about the reader. */
  readonly replaceUser: (user: User) => void;
  /** The session was ended from another device: forgets it, and asks to sign in. */
  readonly endedElsewhere: () => void;
};

/** What a session stands on; tests put in their own. */
export type SessionSurroundings = { readonly transport?: Transport; readonly tabs?: Tabs };

/** A session that has not looked yet. */
export function createSession({
  transport = browserTransport,
  tabs = browserTabs(),
}: SessionSurroundings = {}): Session {
  let state: SessionState = CHECKING;
  let redirect: (to: string) => void = (to) => window.location.assign(to);
  const listeners = new Set<() => void>();
  const options = () => ({ language: currentLanguage(), transport });
  let leaving = Promise.resolve();
  const renew = (token = readToken()) => renewSession(token, options());
  const renewal = scheduleRenewal(renew);
  const avatar = keepAvatarFresh(options, (avatarUrl, avatarExpiresIn) => {
    if (state.status === 'signed-in') adopt({ ...state.user, avatarUrl, avatarExpiresIn });
  });

  function become(next: SessionState): void {
    state = next;
    renewal.follow(next.status === 'signed-in' ? readToken() : null);
    avatar.follow(next);
    for (const listener of listeners) listener();
  }

  function adopt(user: User): SignedIn {
    const next = signedIn(user, Date.now());
    keepProfile(next, Date.now());
    become(next);
    return next;
  }

  function forget(): void {
    keepToken(null);
    keepProfile(undefined, 0);
    void forgetPrivateAnswers();
    become(VISITOR);
  }

  /** Asks the server who is reading; without the network, this device's memory has to do. */
  async function check(): Promise<void> {
    if (isSignOutPending()) return leave();
    const kept = readKeptProfile();
    if (readToken() === null && !kept) return become(VISITOR);
    try {
      if (isOnline()) adopt(await askWhoReads());
      else become(kept ?? VISITOR);
    } catch (error) {
      if (endsSession(error)) forget();
      else become(kept ?? VISITOR);
    }
  }

  /** A token that outlived its browser is not trusted: the cookie, which does not, decides. */
  async function askWhoReads(): Promise<User> {
    const claims = claimsOf(readToken());
    const isFresh = claims !== undefined && claims.exp * 1000 > Date.now();
    if (isFirstPageOfBrowser() || !isFresh) await renew();
    try {
      return await callRoute(meRoute, {}, options());
    } catch (error) {
      if (!refusedFor(error, 'NOT_AUTHENTICATED')) throw error;
      await renew();
      return callRoute(meRoute, {}, options());
    }
  }

  /** What is kept here goes at once, in every tab; the server is told as soon as it can be. */
  function leave(): Promise<void> {
    forget();
    tabs.tell('signed-out');
    keepSignOutPending(true);
    leaving = callRoute(logoutRoute, {}, options()).then(
      () => keepSignOutPending(false),
      () => undefined, // the next page, or the network when it comes back, tries again
    );
    return leaving;
  }

  function hearTabs(message: 'signed-out' | 'changed'): void {
    if (message === 'signed-out') return forget();
    const kept = readKeptProfile();
    if (kept) become(kept);
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (goTo) => {
      redirect = goTo;
      const checkAgain = () => void check();
      const stops = [
        tabs.listen(hearTabs),
        onSessionEvent((event) => {
          if (event.kind === 'renewed') return void adopt(event.user);
          forget();
          redirect(event.to);
        }),
      ];
      window.addEventListener(CONNECTION_EVENTS.online, checkAgain);
      if (state.status === 'checking') checkAgain();
      return () => {
        window.removeEventListener(CONNECTION_EVENTS.online, checkAgain);
        for (const stop of stops) stop();
        renewal.follow(null);
        avatar.follow(VISITOR);
      };
    },
    signIn: async (input) => {
      await leaving; // a sign-out that is still on its way would end the new session
      const { token, user } = await callRoute(loginRoute, { body: input }, options());
      await forgetPrivateAnswers(); // whoever read here before
      keepSignOutPending(false);
      keepToken(token);
      adopt(user);
      tabs.tell('changed');
      return user;
    },
    signOut: leave,
    replaceUser: (user) => {
      adopt(user);
      tabs.tell('changed');
    },
    endedElsewhere: () => {
      forget();
      tabs.tell('signed-out');
      redirect(signInAddress(window.location.pathname + window.location.search));
    },
  };
}
