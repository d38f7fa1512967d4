import {
  callRoute,
  claimsOf,
  CONNECTION_EVENTS,
  endsSession,
  forgetPrivateAnswers,
  isOnline,
  storeToken,
  onSessionEvent,
  readToken,
  refusedFor,
  renewSession,
  signInAddress,
  type Transport,
  browserTransport,
} from '@word-unfolded/api-client';
import {
  AppError,
  loginRoute,
  logoutRoute,
  meRoute,
  type SignedInUser,
  type User,
} from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { renewAvatar } from './avatar-renewal.js';
import { isFirstPageOfBrowser } from './first-page.js';
import {
  isSignOutPending,
  onProfileStored,
  readStoredProfile,
  storeProfile,
  storeSignOutPending,
} from './stored-profile.js';
import { scheduleRenewal } from './renewal-schedule.js';
import { hasSignedInMark, removeSignedInMark } from './signed-in-mark.js';
import {
  CHECKING,
  signedIn,
  VISITOR,
  withPictureOfSignIn,
  type SessionState,
  type SignedIn,
} from './session-state.js';
import { browserTabs, type Tabs } from './tabs.js';

/** How long a start waits for the server before it shows the last known reader, in milliseconds. */
const ASK_FIRST_MS = 100;

/** The input of a sign-in. */
export type SignInInput = { readonly email: string; readonly password: string; readonly rememberMe: boolean };

/** The server's response to a sign-in. */
type SignInResponse = { readonly token: string; readonly user?: Partial<SignedInUser> };

/** The session of this browser. */
export type Session = {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Determines the current reader, and stays up to date from then on; returns the stop function. */
  readonly start: (redirect: (to: string) => void) => () => void;
  /** @throws AppError that of the server; PROFILE_FETCH_FAILED when only the profile cannot be loaded */
  readonly signIn: (input: SignInInput) => Promise<User>;
  /** Adopts a session that the server has opened by other means, such as the verification of a sign-up. */
  readonly takeOver: (response: SignInResponse) => Promise<User>;
  /** Signs out here and in every tab, even if the server is unreachable: then the sign-out is sent later. */
  readonly signOut: () => Promise<void>;
  /** Adopts the server's latest data of the reader. */
  readonly replaceUser: (user: User) => void;
  /** The session was ended from another device: forgets it, and redirects to the sign-in. */
  readonly endedElsewhere: () => void;
};

/** The dependencies of a session; tests provide their own. */
export type SessionDependencies = { readonly transport?: Transport; readonly tabs?: Tabs };

/** A session that has not been checked yet. */
export function createSession({
  transport = browserTransport,
  tabs = browserTabs(),
}: SessionDependencies = {}): Session {
  let state: SessionState = mayHaveReader() ? CHECKING : VISITOR;
  let redirect: (to: string) => void = (to) => window.location.assign(to);
  const listeners = new Set<() => void>();
  const options = () => ({ language: currentLanguage(), transport });
  let leaving = Promise.resolve();
  const renew = (token = readToken()) => renewSession(token, options());
  const renewal = scheduleRenewal(renew);
  const avatar = renewAvatar(options, (avatarUrl, avatarExpiresIn) => {
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
    storeProfile(next, Date.now());
    become(next);
    return next;
  }

  function forget(): void {
    storeToken(null);
    removeSignedInMark();
    storeProfile(undefined, 0);
    void forgetPrivateAnswers();
    become(VISITOR);
  }

  /** Requests the current reader from the server; without the network, the stored profile is used. */
  async function check(): Promise<void> {
    if (isSignOutPending()) return leave();
    if (!mayHaveReader()) return become(VISITOR);
    const stored = readStoredProfile();
    try {
      if (!isOnline()) return become(stored ?? VISITOR);
      const currentUser = fetchCurrentUser();
      showMeanwhile(stored, currentUser);
      const user = await currentUser;
      adopt(user);
      // A page that was loaded may learn first of a new tier: the other tabs would keep the former one.
      if (stored && standingOf(stored.user) !== standingOf(user)) tabs.tell('changed');
    } catch (error) {
      if (endsSession(error)) forget();
      else become(stored ?? VISITOR);
    }
  }

  /** A slow server must not block the data on this device: the last known reader is shown meanwhile. */
  function showMeanwhile(stored: SignedIn | undefined, request: Promise<unknown>): void {
    if (!stored || state.status !== 'checking') return;
    const timer = setTimeout(() => {
      if (state.status === 'checking') become(stored);
    }, ASK_FIRST_MS);
    const stop = () => clearTimeout(timer);
    request.then(stop, stop);
  }

  /** A token that outlived its browser session is not trusted: the cookie, which ends with it, decides. */
  async function fetchCurrentUser(): Promise<User> {
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

  /** Local data is deleted at once, in every tab; the server is notified as soon as possible. */
  function leave(): Promise<void> {
    forget();
    tabs.tell('signed-out');
    storeSignOutPending(true);
    leaving = callRoute(logoutRoute, {}, options()).then(
      () => storeSignOutPending(false),
      () => undefined, // the next page, or the return of the network, retries
    );
    return leaving;
  }

  /** A reader counts as signed in only when their profile has loaded (specification, section 4, "Login"). */
  async function enter({ token, user: signInUser }: SignInResponse): Promise<User> {
    await forgetPrivateAnswers(); // those of the previous reader
    storeSignOutPending(false);
    storeToken(token);
    try {
      const user = withPictureOfSignIn(await callRoute(meRoute, {}, options()), signInUser);
      adopt(user);
      tabs.tell('changed');
      return user;
    } catch (cause) {
      void leave();
      throw AppError.with('PROFILE_FETCH_FAILED', {}, { cause });
    }
  }

  function hearTabs(message: 'signed-out' | 'changed'): void {
    if (message === 'signed-out') return forget();
    const stored = readStoredProfile();
    if (stored) become(stored);
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
        onProfileStored(() => hearTabs('changed')),
        onSessionEvent((event) => {
          if (event.kind === 'renewed') {
            adopt(event.user);
            return tabs.tell('changed'); // they share the token, so they would not renew it themselves
          }
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
      await leaving; // a pending sign-out would end the new session
      return enter(await callRoute(loginRoute, { body: input }, options()));
    },
    takeOver: async (response) => {
      await leaving;
      return enter(response);
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

/** Whether anything on this device tells of a reader, or of one who is to be signed out on the server. */
function mayHaveReader(): boolean {
  return isSignOutPending() || readToken() !== null || readStoredProfile() !== undefined || hasSignedInMark();
}

/** What decides which pages and notices a reader sees. */
function standingOf(user: User): string {
  const { _id, role, subscriptionTier, subscriptionStatus, trialEndsAt, gracePeriodEnds } = user;
  return JSON.stringify([_id, role, subscriptionTier, subscriptionStatus, trialEndsAt, gracePeriodEnds]);
}
