import { jest } from '@jest/globals';
import {
  changePasswordRoute,
  listSessionsRoute,
  meRoute,
  checkVerificationRoute,
} from '@word-unfolded/contracts';
import { failure } from '../../test/failure.js';
import { READER } from '../../test/reader.js';
import { data, refusal, stubServer, tokenOf } from '../../test/stub-server.js';
import { callRoute } from '../routes/call-route.js';
import { readableText } from '../problems/server-refusal.js';
import { storeToken, readToken } from './access-token.js';
import { forgetCsrfToken } from './csrf-token.js';
import { endsSession } from './renew-session.js';
import { onSessionEvent, type SessionEvent } from './session-events.js';

const LIST = 'GET /api/auth/sessions';
const REFRESH = 'POST /api/auth/refresh';
const ME = 'GET /api/auth/me';

const OLD = tokenOf('ruth', { version: 1 });
const NEW = tokenOf('ruth', { version: 2 });

const RENEWED = data({ token: NEW, expiresIn: 900, user: READER });
const EXPIRED = refusal(401, 'SESSION_EXPIRED');

type Server = ReturnType<typeof stubServer>;
const list = (server: Server) => callRoute(listSessionsRoute, {}, { language: 'en', ...server });

let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  forgetCsrfToken();
  storeToken(OLD);
  window.history.replaceState(null, '', '/profile?tab=devices');
  events = [];
  stop = onSessionEvent((event) => events.push(event));
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

describe('an access token that has expired', () => {
  it('is renewed once, and the request is sent again with the new one', async () => {
    const server = stubServer({ [LIST]: [refusal(401, 'UNAUTHORIZED'), data([])], [REFRESH]: RENEWED });
    expect(await list(server)).toEqual([]);
    expect(server.sentTo(LIST).map(({ headers }) => headers['Authorization'])).toEqual([
      `Bearer ${OLD}`,
      `Bearer ${NEW}`,
    ]);
    expect(readToken()).toBe(NEW);
    expect(events).toEqual([{ kind: 'renewed', user: READER }]);
  });

  it('is renewed once for all requests that wait', async () => {
    const [unauthorized, sessions] = [refusal(401, 'UNAUTHORIZED'), data([])];
    const server = stubServer({
      [LIST]: [unauthorized, sessions],
      'POST /api/auth/change-password': [unauthorized, data({ changed: true })],
      [REFRESH]: RENEWED,
    });
    const body = { currentPassword: 'before', password: 'afterwards', confirmPassword: 'afterwards' };
    await Promise.all([
      list(server),
      callRoute(changePasswordRoute, { body }, { language: 'en', ...server }).catch(() => undefined),
    ]);
    expect(server.sentTo(REFRESH)).toHaveLength(1);
  });

  it('is not renewed when another tab has renewed it while this one waited for the lock', async () => {
    const server = stubServer({ [LIST]: [refusal(401, 'UNAUTHORIZED'), data([])], [REFRESH]: RENEWED });
    const request = jest.fn((_name: string, act: () => Promise<void>) => {
      storeToken(NEW); // the token that the other tab has stored
      return act();
    });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    expect(await list(server)).toEqual([]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(server.sentTo(REFRESH)).toEqual([]);
  });

  it('does not bring back a reader who has signed out meanwhile', async () => {
    const server = stubServer({ [LIST]: refusal(401, 'UNAUTHORIZED'), [REFRESH]: RENEWED });
    const transport: Server['transport'] = (address, init) => {
      if (address === '/api/auth/refresh') storeToken(null);
      return server.transport(address, init);
    };
    await failure(list({ ...server, transport }));
    expect(readToken()).toBeNull();
    expect(events.filter(({ kind }) => kind === 'renewed')).toEqual([]);
  });
});

describe('a session that is over', () => {
  it('redirects to the sign-in, with a return to this page', async () => {
    const server = stubServer({ [LIST]: refusal(401, 'UNAUTHORIZED'), [REFRESH]: EXPIRED });
    const error = await failure(list(server));
    expect([error.code, readableText(error, 'en', 'load')]).toEqual(['SESSION_EXPIRED', 'Session expired']);
    expect(events).toEqual([
      { kind: 'lost', to: '/login?returnUrl=%2Fprofile%3Ftab%3Ddevices&sessionExpired=true' },
    ]);
    expect(readToken()).toBeNull();
    expect(server.sentTo(LIST)).toHaveLength(1);
  });

  it('is also detected by the repeated request', async () => {
    const server = stubServer({ [LIST]: refusal(401, 'UNAUTHORIZED'), [REFRESH]: RENEWED });
    expect((await failure(list(server))).code).toBe('SESSION_EXPIRED');
    expect(server.sentTo(LIST)).toHaveLength(2);
    expect(events.map(({ kind }) => kind)).toEqual(['renewed', 'lost']);
  });

  it.each(['/login', '/register'])(
    'is reported without a redirect on %s, where the reader signs in already',
    async (page) => {
      window.history.replaceState(null, '', page);
      const server = stubServer({ [LIST]: refusal(401, 'UNAUTHORIZED'), [REFRESH]: EXPIRED });
      expect(readableText(await failure(list(server)), 'en', 'load')).toBe('Session expired');
      expect(events).toEqual([]);
    },
  );

  it('is distinguished from an unreachable server, which does not remove the token', async () => {
    const server = stubServer({
      [LIST]: refusal(401, 'UNAUTHORIZED'),
      [REFRESH]: refusal(503, 'SERVICE_UNAVAILABLE'),
    });
    const error = await failure(list(server));
    expect(error.code).toBe('SERVICE_UNAVAILABLE');
    expect(endsSession(error)).toBe(false);
    expect(readToken()).toBe(OLD);
    expect(events).toEqual([]);
  });
});

describe('the request for the current reader', () => {
  it("answers 'User not authenticated', without a renewal or a redirect", async () => {
    const server = stubServer({ [ME]: refusal(401, 'UNAUTHORIZED') });
    const error = await failure(callRoute(meRoute, {}, { language: 'en', ...server }));
    expect(readableText(error, 'en', 'load')).toBe('User not authenticated');
    expect(endsSession(error)).toBe(true);
    expect(server.sentTo(REFRESH)).toEqual([]);
    expect(events).toEqual([]);
  });
});

describe('a 401 about the request itself', () => {
  it('is shown: a wrong current password ends no session', async () => {
    const server = stubServer({ 'POST /api/auth/change-password': refusal(401, 'CREDENTIALS_INVALID') });
    const body = { currentPassword: 'before', password: 'afterwards', confirmPassword: 'afterwards' };
    const error = await failure(callRoute(changePasswordRoute, { body }, { language: 'en', ...server }));
    expect(error.code).toBe('CREDENTIALS_INVALID');
    expect(server.sentTo(REFRESH)).toEqual([]);
    expect(readToken()).toBe(OLD);
  });

  it('is shown: an expired emailed link ends no session', async () => {
    const server = stubServer({ 'GET /api/auth/verify-email/used': refusal(401, 'TOKEN_INVALID') });
    const error = await failure(
      callRoute(checkVerificationRoute, { params: { token: 'used' } }, { language: 'en', ...server }),
    );
    expect(error.code).toBe('TOKEN_INVALID');
    expect(server.sentTo(REFRESH)).toEqual([]);
  });
});
