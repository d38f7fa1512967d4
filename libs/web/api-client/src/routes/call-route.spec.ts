import { jest } from '@jest/globals';
import {
  forgotPasswordRoute,
  listTranslationsRoute,
  meRoute,
  setAvatarRoute,
} from '@word-unfolded/contracts';
import { failure } from '../../test/failure.js';
import { data, refusal, stubServer, tokenOf } from '../../test/stub-server.js';
import { callRoute } from './call-route.js';
import { readableText } from '../problems/server-refusal.js';
import { storeToken } from '../session/access-token.js';
import { forgetCsrfToken } from '../session/csrf-token.js';

const FORGOT = 'POST /api/auth/forgot-password';
const CSRF = 'GET /api/csrf-token';

type Server = ReturnType<typeof stubServer>;

const forgot = (server: Server, options: { action?: string } = {}) =>
  callRoute(
    forgotPasswordRoute,
    { body: { email: 'ruth@example.org' } },
    { language: 'en', ...server, ...options },
  );

beforeEach(() => {
  forgetCsrfToken();
  storeToken(null);
});
afterEach(() => jest.restoreAllMocks());

describe('every request', () => {
  it('carries the access token when there is one, and the cookies of this site', async () => {
    storeToken(tokenOf('ruth'));
    const server = stubServer({ 'GET /api/scripture/translations': data([]) });
    await callRoute(listTranslationsRoute, {}, { language: 'es', ...server });
    expect(server.sent[0]?.init.credentials).toBe('same-origin');
    expect(server.sent[0]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'es',
      'X-Time-Zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
      Authorization: `Bearer ${tokenOf('ruth')}`,
    });
  });

  it('finds the token under the specified key', () => {
    storeToken('a.b.c');
    expect(window.localStorage.getItem('auth_token')).toBe('a.b.c');
  });
});

describe('a write', () => {
  it('carries the CSRF token, which is fetched once for all writes', async () => {
    const server = stubServer({ [FORGOT]: data({ sent: true }) });
    await Promise.all([forgot(server), forgot(server)]);
    await forgot(server);
    expect(server.sentTo(CSRF)).toHaveLength(1);
    expect(server.sentTo(FORGOT).map(({ headers }) => headers['x-csrf-token'])).toEqual(
      Array(3).fill('token of the server'),
    );
  });

  it('fetches a new CSRF token when the server refuses the first, and is sent again', async () => {
    const server = stubServer({
      [CSRF]: [{ body: { success: true, csrfToken: 'old' } }, { body: { success: true, csrfToken: 'new' } }],
      [FORGOT]: [refusal(403, 'CSRF_INVALID'), data({ sent: true })],
    });
    expect(await forgot(server)).toEqual({ sent: true });
    expect(server.sentTo(FORGOT).map(({ headers }) => headers['x-csrf-token'])).toEqual(['old', 'new']);
  });

  it('fails when the second CSRF token is refused too', async () => {
    const server = stubServer({ [FORGOT]: refusal(403, 'CSRF_INVALID') });
    expect((await failure(forgot(server))).code).toBe('CSRF_INVALID');
    expect(server.sentTo(FORGOT)).toHaveLength(2);
  });

  it('declares its body as JSON', async () => {
    const server = stubServer({ [FORGOT]: data({ sent: true }) });
    await forgot(server);
    const [sent] = server.sentTo(FORGOT);
    expect(sent?.headers['Content-Type']).toBe('application/json');
    expect(JSON.parse(String(sent?.init.body))).toEqual({ email: 'ruth@example.org' });
  });

  it('leaves the content type of a file to the browser, which sets the boundary', async () => {
    const answered = data({ avatarUrl: '/api/files/a', avatarExpiresIn: 3600 });
    const server = stubServer({ 'POST /api/auth/profile/avatar': answered });
    const file = new Blob(['picture'], { type: 'image/webp' });
    await callRoute(setAvatarRoute, { file }, { language: 'en', ...server });
    const [sent] = server.sentTo('POST /api/auth/profile/avatar');
    expect(sent?.headers['Content-Type']).toBeUndefined();
    expect((sent?.init.body as FormData).get('avatar')).toBeInstanceOf(Blob);
  });

  it('is refused before it is sent when the server would refuse it', async () => {
    const server = stubServer({});
    const error = await failure(
      callRoute(forgotPasswordRoute, { body: { email: 'ruth' } }, { language: 'en', ...server }),
    );
    expect(readableText(error, 'en', 'load')).toBe('Please enter a valid email address');
    expect(server.sent).toEqual([]);
  });

  it('is not shared with an identical one', async () => {
    const server = stubServer({ [FORGOT]: data({ sent: true }) });
    await Promise.all([forgot(server), forgot(server)]);
    expect(server.sentTo(FORGOT)).toHaveLength(2);
  });
});

describe('a write without the network', () => {
  beforeEach(() => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false));

  it('is refused without being sent', async () => {
    const server = stubServer({});
    const error = await failure(forgot(server));
    expect(readableText(error, 'en', 'load')).toBe('Operation cannot be performed while offline');
    expect(server.sent).toEqual([]);
  });

  it('names the action that is impossible, if the page provides it', async () => {
    const error = await failure(forgot(stubServer({}), { action: 'send the link' }));
    expect(readableText(error, 'en', 'load')).toBe('Cannot send the link while offline');
  });
});

describe('the same request of two readers', () => {
  it('never returns the data of the other', async () => {
    const server = stubServer({ 'GET /api/auth/me': refusal(401, 'NOT_AUTHENTICATED') });
    const responses = ['ruth', 'boaz'].map((reader) => {
      storeToken(tokenOf(reader));
      return failure(callRoute(meRoute, {}, { language: 'en', ...server }));
    });
    await Promise.all(responses);
    expect(server.sent).toHaveLength(2);
  });
});
