import { jest } from '@jest/globals';
import { data, READER, refusal, tokenOf, type Reply } from '@word-unfolded/api-client/testing';
import { startSession } from './start-session.js';

/** The calls that a session makes. */
export const CALLS = {
  refresh: 'POST /api/auth/refresh',
  me: 'GET /api/auth/me',
  login: 'POST /api/auth/login',
  logout: 'POST /api/auth/logout',
  avatar: 'GET /api/auth/profile/avatar/refresh',
} as const;

export const MINUTE_MS = 60_000;
export const START = new Date('2026-03-01T08:00:00Z');
export const RUTH = READER;
export const BOAZ = { ...READER, _id: '64b000000000000000000002', name: 'Boaz', subscriptionTier: 'premium' };
export const TYPED = { email: 'ruth@example.org', password: 'rainy day', rememberMe: true };

/** A token that is valid for 15 minutes from now. */
export const freshToken = (version = 1) => tokenOf(RUTH._id, { exp: Date.now() / 1000 + 15 * 60, version });
export const opened = (user: object = RUTH, token = freshToken()): Reply =>
  data({ token, expiresIn: 900, user });

export const failureReply = () => refusal(500, 'INTERNAL');

/** Waits until all pending work has settled. */
export const rest = () => jest.advanceTimersByTimeAsync(10);

export const storeReader = (user: object = RUTH) => {
  window.localStorage.setItem('auth_token', freshToken());
  window.localStorage.setItem('user_profile', JSON.stringify({ user, at: Date.now() }));
};

const stops: (() => void)[] = [];

/** A started session, which is stopped after the test. */
export function start(...how: Parameters<typeof startSession>) {
  const started = startSession(...how);
  stops.push(started.stop);
  return started;
}

export async function signedIn(replies: Parameters<typeof startSession>[0] = {}) {
  const started = start({
    [CALLS.login]: opened(),
    [CALLS.me]: data(RUTH),
    [CALLS.logout]: data({ signedOut: true }),
    ...replies,
  });
  await started.session.signIn(TYPED);
  return started;
}

/** Stops the sessions of a test. */
export function stopAll(): void {
  for (const stop of stops.splice(0)) stop();
}
