import { blobKey, BlobStore } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { TokenIssuer } from '../fixtures/token-issuer.js';

let gateway: Gateway;
let issuer: TokenIssuer;
beforeAll(async () => {
  issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.1' }, { withAuth: true });
});
afterAll(() => gateway.stop());

const SIGN_IN = { email: 'ana@example.org', password: 'right' };
const signIn = (browser: Browser, body: object = SIGN_IN, headers = {}) =>
  browser.send('POST', '/api/auth/login', { body, headers });
const cookiesOf = (response: Response) =>
  Object.fromEntries(response.headers.getSetCookie().map((cookie) => [cookie.split('=', 1)[0], cookie]));

describe('the cookies of a session', () => {
  it('are set at sign-in, are inaccessible to scripts and other sites, and are in no body', async () => {
    const response = await signIn(new Browser(gateway.origin));
    const body = await response.text();
    const { data } = JSON.parse(body) as { data: object };
    expect(Object.keys(data)).toEqual(['token', 'expiresIn', 'user']);
    expect(body).not.toMatch(/secret\d|deviceMark/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cookies = cookiesOf(response);
    expect(cookies['wu_session']).toMatch(
      /^wu_session=session\d+\.secret\d+\.binding-of-tests; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies['wu_signed_in']).toBe('wu_signed_in=1; Path=/; SameSite=Lax');
    expect(cookies['wu_device']).toBe('wu_device=mark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
  });

  it('last as long as the session when the reader wants to be remembered', async () => {
    const response = await signIn(new Browser(gateway.origin), { ...SIGN_IN, rememberMe: true });
    expect(cookiesOf(response)['wu_session']).toContain('; Max-Age=2592000;');
  });

  it('are Secure over TLS, under a name that no other host of the domain can set', async () => {
    const tls = { 'x-forwarded-proto': 'https' };
    const browser = new Browser(gateway.origin);
    browser.setCookie('wu_session', 'planted.cookie');
    const page = await browser.get('/api/csrf-token', { headers: tls });
    const csrf = ((await page.json()) as { csrfToken: string }).csrfToken;
    const response = await browser.send('POST', '/api/auth/login', { body: SIGN_IN, headers: tls, csrf });
    for (const name of ['__Host-wu_session', '__Host-wu_device'])
      expect(cookiesOf(response)[name]).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);

    await browser.send('POST', '/api/auth/refresh', { headers: tls, csrf });
    expect(auth.renewed.at(-1)!.cookie).toMatch(/^session\d+\./);
  });

  it('are renewed with a different value each time', async () => {
    const browser = new Browser(gateway.origin);
    await signIn(browser);
    const before = browser.cookie('wu_session');
    const response = await browser.send('POST', '/api/auth/refresh');
    expect(response.status).toBe(200);
    expect(auth.renewed.at(-1)).toMatchObject({
      cookie: before,
      device: { mark: 'mark', address: '127.0.0.1' },
    });
    expect(browser.cookie('wu_session')).not.toBe(before);
  });

  it('are removed at sign-out, except the mark of the device', async () => {
    const browser = new Browser(gateway.origin);
    await signIn(browser);
    const cookie = browser.cookie('wu_session');
    const response = await browser.send('POST', '/api/auth/logout');
    expect(auth.closed.at(-1)).toMatchObject({ cookie });
    expect(cookiesOf(response)['wu_session']).toMatch(/^wu_session=; Max-Age=0; Path=\//);
    expect(browser.cookie('wu_session')).toBeUndefined();
    expect(browser.cookie('wu_device')).toBe('mark');
  });

  it('never keep a planted value: a new session has a cookie of its own', async () => {
    const browser = new Browser(gateway.origin);
    browser.setCookie('wu_session', 'planted.by-another');
    await signIn(browser);
    expect(browser.cookie('wu_session')).toMatch(/^session\d+\.secret\d+\.binding-of-tests$/);
    expect(JSON.stringify(auth.sessionsOpened.at(-1))).not.toContain('planted');
  });

  it('are not set by a refused sign-in', async () => {
    const response = await signIn(new Browser(gateway.origin), { ...SIGN_IN, password: 'wrong' });
    expect(await errorOf(response)).toMatchObject({ status: 401, error: 'Invalid email or password' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('do not identify a reader by themselves', async () => {
    const browser = new Browser(gateway.origin);
    await signIn(browser);
    expect((await errorOf(await browser.get('/api/auth/me'))).error).toBe('User not authenticated');
  });

  it('and other values that a browser sends may have any length', async () => {
    const browser = new Browser(gateway.origin);
    browser.setCookie('wu_session', 'x'.repeat(4_000));
    browser.setCookie('wu_device', 'y'.repeat(4_000));
    const headers = { 'user-agent': 'z'.repeat(4_000) };
    const response = await browser.send('POST', '/api/auth/refresh', { headers });
    expect((await errorOf(response)).code).toBe('SESSION_EXPIRED');
    expect(auth.renewed.at(-1)!.device).toEqual({ address: '127.0.0.1', userAgent: 'z'.repeat(500) });
  });
});

describe('a download', () => {
  const download = async () =>
    new Browser(gateway.origin).get('/api/auth/account/export', { token: await issuer.issue() });

  it('is sent as a file, unchanged, and then removed from the store', async () => {
    const store = gateway.app.get(BlobStore, { strict: false });
    const key = blobKey('exports/ana', 'json');
    const { bytes } = await store.put(key, Buffer.from('{"version": 1}\n'));
    auth.exported = { key, bytes };
    const response = await download();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="word-unfolded-account.json"',
      'content-type': expect.stringMatching(/^application\/json/),
      'cache-control': 'no-store',
    });
    expect(await response.text()).toBe('{"version": 1}\n');
    await until('the file is removed', async () => !(await store.exists(key)));
    expect(await errorOf(await download())).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  });

  it('requires a signed-in reader', async () => {
    const response = await new Browser(gateway.origin).get('/api/auth/account/export');
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });
});

describe('the CSRF token of a page', () => {
  const refusalOf = async (browser: Browser, csrf: string | null, headers = {}) =>
    errorOf(await browser.send('POST', '/api/auth/login', { body: SIGN_IN, csrf, headers }));
  const INVALID = { status: 403, code: 'CSRF_INVALID' };

  it('is beside the success of its response, and matches the cookie that is set with it', async () => {
    const response = await fetch(`${gateway.origin}/api/csrf-token`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, csrfToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^wu_csrf=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('is the same for all pages of a browser', async () => {
    const browser = new Browser(gateway.origin);
    const token = await browser.csrf();
    const again = await browser.get('/api/csrf-token');
    expect(await again.json()).toMatchObject({ csrfToken: token });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('is required for every write, including sign-in', async () => {
    const browser = new Browser(gateway.origin);
    await browser.csrf();
    const token = await issuer.issue();
    const before = auth.sessionsOpened.length;
    expect(await refusalOf(browser, null)).toMatchObject(INVALID);
    for (const [method, path] of [
      ['POST', '/api/auth/register'],
      ['POST', '/api/auth/refresh'],
      ['PUT', '/api/auth/profile'],
      ['POST', '/api/auth/profile/avatar'],
      ['DELETE', '/api/auth/account'],
      ['DELETE', '/api/auth/sessions'],
    ] as const)
      expect(await errorOf(await browser.send(method, path, { token, csrf: null }))).toMatchObject(INVALID);
    expect(auth.sessionsOpened).toHaveLength(before);
    expect((await browser.get('/api/auth/me', { token })).status).toBe(200);
  });

  it('of another browser, of no browser, or without its cookie is refused', async () => {
    const [mine, theirs] = [new Browser(gateway.origin), new Browser(gateway.origin)];
    const [own, foreign] = [await mine.csrf(), await theirs.csrf()];
    for (const csrf of [foreign, '', 'x', own.slice(0, -1), `${own}A`, own.toUpperCase()])
      expect(await refusalOf(mine, csrf)).toMatchObject(INVALID);
    expect(await refusalOf(new Browser(gateway.origin), own)).toMatchObject(INVALID);
    const odd = new Browser(gateway.origin);
    odd.setCookie('wu_csrf', '');
    expect(await refusalOf(odd, own)).toMatchObject(INVALID);
  });

  it('does not help a page of another site', async () => {
    const browser = new Browser(gateway.origin);
    const csrf = await browser.csrf();
    for (const site of ['cross-site', 'same-site'])
      expect(await refusalOf(browser, csrf, { 'sec-fetch-site': site })).toMatchObject(INVALID);
    const own = await signIn(browser, SIGN_IN, { 'sec-fetch-site': 'same-origin' });
    expect(own.status).toBe(200);
  });

  it('is valid at every gateway', async () => {
    const { SUBJECT_PREFIX } = gateway.environment;
    const second = await startGateway({ SUBJECT_PREFIX });
    try {
      const [here, there] = [new Browser(gateway.origin), new Browser(second.origin)];
      const csrf = await here.csrf();
      there.setCookie('wu_csrf', here.cookie('wu_csrf')!);
      expect((await there.send('POST', '/api/auth/login', { body: SIGN_IN, csrf })).status).toBe(200);
    } finally {
      await second.stop();
    }
  });

  it('is checked after the route: a write to an unknown path gets 404', async () => {
    const browser = new Browser(gateway.origin);
    expect((await browser.send('POST', '/api/nothing', { csrf: null })).status).toBe(404);
    expect((await browser.send('POST', '/api/auth/me', { csrf: null })).status).toBe(405);
  });
});

it('causes no redirect: no response sends a browser to an address from its request', async () => {
  const browser = new Browser(gateway.origin);
  const elsewhere = encodeURIComponent('https://elsewhere.example/');
  for (const path of [
    `//elsewhere.example/..`,
    `/api/auth/verify-email/x?returnUrl=${elsewhere}`,
    `/login?returnUrl=${elsewhere}`,
    `/api/files//elsewhere.example`,
    `/https://elsewhere.example/`,
    `/mfe/study/..%2f%2felsewhere.example`,
    `/%5celsewhere.example/`,
  ]) {
    const response = await browser.get(path, { headers: { accept: 'text/html' } });
    expect([200, 400, 401, 404]).toContain(response.status);
    expect(response.headers.get('location')).toBeNull();
  }
});
