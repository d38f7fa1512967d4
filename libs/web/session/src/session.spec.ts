import { jest } from '@jest/globals';
import { callRoute, CONNECTION_EVENTS, readToken } from '@word-unfolded/api-client';
import { data, failure, refusal, tokenOf, type Reply } from '@word-unfolded/api-client/testing';
import { listSessionsRoute } from '@word-unfolded/contracts';
import {
  CALLS,
  signedIn,
  start,
  stopAll,
  MINUTE_MS,
  START,
  RUTH,
  BOAZ,
  TYPED,
  freshToken,
  opened,
  failureReply,
  rest,
  storeReader,
} from '../test/session-replies.js';

let isOnline: boolean;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'wu_signed_in=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/profile');
  isOnline = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  stopAll();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the first page of a browser session', () => {
  it('is shown to a visitor without a request', async () => {
    const { session, sent } = start();
    await rest();
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(sent).toEqual([]);
  });

  it('checks the cookie, not the token: a session without remember-me ends with the browser', async () => {
    storeReader();
    const { session, sentTo, redirects } = start({ [CALLS.refresh]: refusal(401, 'SESSION_EXPIRED') });
    expect(session.state().status).toBe('checking');
    await rest();
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(sentTo(CALLS.me)).toEqual([]);
    expect([readToken(), window.localStorage.getItem('user_profile')]).toEqual([null, null]);
    expect(redirects).toEqual([]); // the page's own gate decides whether a visitor may stay
  });

  it('recognises a reader by the cookie after their storage was cleared', async () => {
    document.cookie = 'wu_signed_in=1; Path=/';
    const { session } = start({ [CALLS.refresh]: opened(), [CALLS.me]: data(RUTH) });
    await rest();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { name: RUTH.name } });
    expect(readToken()).not.toBeNull();
  });

  it('makes only one request for a session that is over', async () => {
    document.cookie = 'wu_signed_in=1; Path=/';
    const { session, sentTo } = start({ [CALLS.refresh]: refusal(401, 'SESSION_EXPIRED') });
    await rest();
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(sentTo(CALLS.refresh)).toHaveLength(1);
    expect(document.cookie).toBe('');
  });

  it('adopts what another tab has stored, which may arrive after its message', async () => {
    storeReader();
    const { session, hearTab } = start({ [CALLS.refresh]: opened(), [CALLS.me]: data(RUTH) });
    await rest();
    hearTab('changed');
    const newValue = JSON.stringify({ user: { ...RUTH, subscriptionTier: 'plus' }, at: Date.now() });
    window.localStorage.setItem('user_profile', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_profile', newValue }));
    expect(session.state().user?.subscriptionTier).toBe('plus');
  });

  it.each([
    ['plus', ['changed']],
    [RUTH.subscriptionTier, []],
  ] as const)('tells the other tabs of a tier that has become %s', async (subscriptionTier, told) => {
    storeReader();
    window.sessionStorage.setItem('session_seen', 'true');
    const { tabMessages } = start({ [CALLS.me]: data({ ...RUTH, subscriptionTier }) });
    await rest();
    expect(tabMessages).toEqual(told);
  });

  it('restores the reader, with the properties that gates check', async () => {
    storeReader();
    const { session } = start({
      [CALLS.refresh]: opened(),
      [CALLS.me]: data({ ...RUTH, subscriptionTier: 'plus' }),
    });
    await rest();
    expect(session.state()).toMatchObject({
      status: 'signed-in',
      user: { name: 'Ruth Amador' },
      principal: { tier: 'plus', role: 'user' },
    });
  });
});

describe('a later page', () => {
  beforeEach(() => {
    storeReader();
    window.sessionStorage.setItem('session_seen', 'true');
  });

  it('requests the reader with its token, without renewing it', async () => {
    const { session, sentTo } = start({ [CALLS.me]: data(RUTH) });
    await rest();
    expect(session.state().status).toBe('signed-in');
    expect(sentTo(CALLS.refresh)).toEqual([]);
  });

  it('renews a token that was refused, and repeats the request', async () => {
    const { session } = start({
      [CALLS.me]: [refusal(401, 'UNAUTHORIZED'), data(RUTH)],
      [CALLS.refresh]: opened(),
    });
    await rest();
    expect(session.state().status).toBe('signed-in');
  });

  it('forgets a reader whose account was deleted', async () => {
    const { session } = start({ [CALLS.me]: refusal(401, 'NOT_AUTHENTICATED'), [CALLS.refresh]: opened() });
    await rest();
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(readToken()).toBeNull();
  });

  it.each<[string, Reply]>([
    ['does not work', refusal(503, 'SERVICE_UNAVAILABLE')],
    ['cannot be reached', 'down'],
  ])('shows the last known reader when the server %s', async (_, reply) => {
    const { session } = start({ [CALLS.me]: reply });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { name: 'Ruth Amador' } });
    expect(readToken()).not.toBeNull();
  });

  it.each<[string, Record<string, Reply>]>([
    ['the profile request', { [CALLS.me]: 'never' }],
    ['the renewal', { [CALLS.me]: refusal(401, 'UNAUTHORIZED'), [CALLS.refresh]: 'never' }],
  ])('shows them within a second when the server does not respond, on %s', async (_, replies) => {
    const { session } = start(replies);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { name: 'Ruth Amador' } });
    await jest.advanceTimersByTimeAsync(200_000); // until no caller is left
    expect(session.state().status).toBe('signed-in');
  });

  it('adopts a late response of a slow server, also that the session is over', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const transport = () => new Promise<Response>((resolve) => waiting.push(resolve));
    const { session } = start({}, transport);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(session.state().status).toBe('signed-in');
    const body = { success: false, error: 'no', code: 'ACCOUNT_SUSPENDED', correlationId: 'c-1' };
    for (const answer of waiting) answer(new Response(JSON.stringify(body), { status: 401 }));
    await rest();
    expect(session.state()).toEqual({ status: 'visitor' });
  });

  it('starts without the network from the stored profile, and checks it when the network is back', async () => {
    isOnline = false;
    const { session, sent } = start({ [CALLS.me]: data({ ...RUTH, name: 'Ruth of Bethlehem' }) });
    await rest();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { name: 'Ruth Amador' } });
    expect(sent).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event(CONNECTION_EVENTS.online));
    await rest();
    expect(session.state().user?.name).toBe('Ruth of Bethlehem');
  });
});

describe('signing in', () => {
  it('stores the token and the profile, and notifies the other tabs', async () => {
    const { session, tabMessages } = await signedIn();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: RUTH });
    expect(readToken()).toBe(freshToken());
    expect(JSON.parse(window.localStorage.getItem('user_profile') ?? '')).toMatchObject({ user: RUTH });
    expect(tabMessages).toEqual(['changed']);
  });

  it('reads the picture under its names at sign-in', async () => {
    const picture = { avatar: '/files/ruth.webp', avatar_expiration: 900 };
    const { session } = await signedIn({ [CALLS.login]: opened({ ...RUTH, ...picture }) });
    expect(session.state()).toMatchObject({
      user: { avatarUrl: picture.avatar },
      avatarExpiresAt: START.getTime() + 900_000,
    });
  });

  it('changes nothing when it is refused', async () => {
    const { session } = start({ [CALLS.login]: refusal(401, 'CREDENTIALS_INVALID') });
    await rest();
    expect((await failure(session.signIn(TYPED))).code).toBe('CREDENTIALS_INVALID');
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(readToken()).toBeNull();
  });

  it.each<[string, Reply]>([
    ['the server fails', failureReply()],
    ['the network is gone', 'down'],
  ])('reports that the profile could not be loaded when %s, and signs nobody in', async (_, reply) => {
    const { session, sentTo } = start({
      [CALLS.login]: opened(),
      [CALLS.me]: reply,
      [CALLS.logout]: data({ signedOut: true }),
    });
    await rest();
    const signingIn = failure(session.signIn(TYPED));
    await jest.advanceTimersByTimeAsync(60_000);
    const error = await signingIn;
    expect(error.code).toBe('PROFILE_FETCH_FAILED');
    expect(error.textIn('en')).toBe('Failed to get user profile');
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(readToken()).toBeNull();
    await rest();
    expect(sentTo(CALLS.logout).length).toBeGreaterThan(0);
  });

  it('waits for a pending sign-out, which would end the new session', async () => {
    const { session, sent } = await signedIn();
    const left = session.signOut();
    await session.signIn(TYPED);
    await left;
    expect(sent.map(({ what }) => what).filter((what) => what.startsWith('POST'))).toEqual([
      CALLS.login,
      CALLS.logout,
      CALLS.login,
    ]);
    expect(session.state().status).toBe('signed-in');
  });
});

describe('signing out', () => {
  it('takes effect at once here and in every tab, and then at the server', async () => {
    const { session, tabMessages, sentTo } = await signedIn();
    const left = session.signOut();
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(tabMessages).toEqual(['changed', 'signed-out']);
    expect([readToken(), window.localStorage.getItem('user_profile')]).toEqual([null, null]);
    await left;
    expect(sentTo(CALLS.logout)).toHaveLength(1);
  });

  it('is sent to the server later when it is unreachable, and nobody is shown meanwhile', async () => {
    const { session } = await signedIn({ [CALLS.logout]: 'down' });
    const left = session.signOut();
    await jest.advanceTimersByTimeAsync(10_000);
    await left;
    const next = start({ [CALLS.logout]: data({ signedOut: true }) });
    await rest();
    expect(next.session.state()).toEqual({ status: 'visitor' });
    expect(next.sentTo(CALLS.logout)).toHaveLength(1);
    const later = start();
    await rest();
    expect(later.sent).toEqual([]);
  });
});

describe('another tab', () => {
  it('signs this one out too', async () => {
    const { session, hearTab } = await signedIn();
    hearTab('signed-out');
    expect(session.state()).toEqual({ status: 'visitor' });
  });

  it('changes the reader of this one too', async () => {
    const { session, hearTab } = await signedIn();
    window.localStorage.setItem('user_profile', JSON.stringify({ user: BOAZ, at: Date.now() }));
    hearTab('changed');
    expect(session.state()).toMatchObject({ user: { name: 'Boaz' }, principal: { tier: 'premium' } });
  });
});

describe('a session that ends while in use', () => {
  it('redirects to the sign-in, with the return URL', async () => {
    const { session, transport, redirects } = await signedIn({
      'GET /api/auth/sessions': refusal(401, 'UNAUTHORIZED'),
      [CALLS.refresh]: refusal(401, 'SESSION_EXPIRED'),
    });
    await failure(callRoute(listSessionsRoute, {}, { language: 'en', transport }));
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(redirects).toEqual(['/login?returnUrl=%2Fprofile&sessionExpired=true']);
  });

  it('does the same when it was ended from another device', async () => {
    const { session, redirects, tabMessages } = await signedIn();
    session.endedElsewhere();
    expect(session.state()).toEqual({ status: 'visitor' });
    expect(redirects).toEqual(['/login?returnUrl=%2Fprofile&sessionExpired=true']);
    expect(tabMessages).toContain('signed-out');
  });
});

describe('an access token', () => {
  it('is renewed a minute before its expiry, each time', async () => {
    const later = tokenOf(RUTH._id, { exp: START.getTime() / 1000 + 29 * 60, version: 2 });
    const { sentTo } = await signedIn({ [CALLS.refresh]: opened(RUTH, later) });
    await jest.advanceTimersByTimeAsync(14 * MINUTE_MS - 1_000);
    expect(sentTo(CALLS.refresh)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sentTo(CALLS.refresh)).toHaveLength(1);
    expect(readToken()).toBe(later);
    await jest.advanceTimersByTimeAsync(14 * MINUTE_MS);
    expect(sentTo(CALLS.refresh)).toHaveLength(2);
  });

  it('that another tab has renewed is followed until its own expiry', async () => {
    const { sentTo } = await signedIn({ [CALLS.refresh]: opened() });
    window.localStorage.setItem('auth_token', tokenOf(RUTH._id, { exp: START.getTime() / 1000 + 29 * 60 }));
    await jest.advanceTimersByTimeAsync(27 * MINUTE_MS);
    expect(sentTo(CALLS.refresh)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(sentTo(CALLS.refresh)).toHaveLength(1);
  });

  it('is renewed for every tab, because they share it: the others adopt a changed tier', async () => {
    const { tabMessages } = await signedIn({
      [CALLS.refresh]: opened({ ...RUTH, subscriptionTier: 'plus' }),
    });
    tabMessages.length = 0;
    await jest.advanceTimersByTimeAsync(14 * MINUTE_MS + 1_000);
    expect(tabMessages).toEqual(['changed']);
  });

  it('is not renewed after signing out', async () => {
    const { session, sentTo } = await signedIn();
    await session.signOut();
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(sentTo(CALLS.refresh)).toHaveLength(0);
  });
});

describe("the address of the reader's picture", () => {
  const withPicture = (avatarExpiresIn: number) => ({
    ...RUTH,
    avatarUrl: '/api/files/old',
    avatarExpiresIn,
  });
  const lasting = tokenOf(RUTH._id);
  const signedInWith = (avatarExpiresIn: number) =>
    signedIn({
      [CALLS.login]: opened(withPicture(avatarExpiresIn), lasting),
      [CALLS.me]: data(withPicture(avatarExpiresIn)),
      [CALLS.avatar]: data({ avatarUrl: '/api/files/new', expiresIn: 3_600 }),
    });

  it('is renewed when a check after 15 minutes finds under 10 left', async () => {
    const { session, sentTo } = await signedInWith(24 * 60);
    await jest.advanceTimersByTimeAsync(15 * MINUTE_MS - 1);
    expect(sentTo(CALLS.avatar)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(session.state().user?.avatarUrl).toBe('/api/files/new');
    await jest.advanceTimersByTimeAsync(45 * MINUTE_MS);
    expect(sentTo(CALLS.avatar)).toHaveLength(1);
  });

  it('is not renewed while it is valid, nor for a reader without a picture', async () => {
    const lasts = await signedInWith(60 * 60);
    await jest.advanceTimersByTimeAsync(15 * MINUTE_MS);
    expect(lasts.sentTo(CALLS.avatar)).toHaveLength(0);
    const without = await signedIn({ [CALLS.login]: opened(RUTH, lasting) });
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(without.sentTo(CALLS.avatar)).toHaveLength(0);
  });
});

describe('the stored profile', () => {
  it('is ignored when it has another format', async () => {
    isOnline = false;
    for (const stored of ['{', '"ruth"', '{"user":{"name":"Ruth"},"at":1}']) {
      window.localStorage.setItem('user_profile', stored);
      const { session } = start();
      await rest();
      expect(session.state()).toEqual({ status: 'visitor' });
    }
  });
});
