import { ListBooks, ROUTES, STREAM_ROUTES, type RouteContract } from '@word-unfolded/contracts';
import { TIERS, type Role, type Tier } from '@word-unfolded/domain';
import { fastify, type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { ApiRoutes } from '../../src/api/api-routes.js';
import { answerError, toAppError } from '../../src/edge/http-errors.js';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { COOKIE_OF_TOKENS, nowSeconds, TokenIssuer } from '../fixtures/token-issuer.js';

let gateway: Gateway;
let issuer: TokenIssuer;
let browser: Browser;

beforeAll(async () => {
  issuer = await TokenIssuer.create('first');
  auth.keys = [issuer.key];
  // More requests than the limit of an address allows in a minute.
  gateway = await startGateway({ THROTTLE_PER_MINUTE: '1000000' }, { withAuth: true });
  browser = new Browser(gateway.origin);
});
afterAll(() => gateway.stop());

const me = (token?: string, headers?: Record<string, string>) =>
  browser.get('/api/auth/me', { token, ...(headers && { headers }) });

const READERS: readonly { name: string; tier: Tier; role: Role }[] = [
  ...TIERS.map((tier) => ({ name: tier, tier, role: 'user' as const })),
  { name: 'free with the role of an administrator', tier: 'free', role: 'admin' },
];

/** The part of a route that its gate applies to; the route may answer whole or as a stream. */
type Guarded = Pick<RouteContract, 'method' | 'path' | 'gate' | 'body' | 'upload'>;

/** A path of a route, with placeholder values for its parameters. */
const pathOf = ({ path }: Guarded) => path.replace(/\{\w+\}/g, '0123456789abcdef01234567');

describe('the gate of every API route', () => {
  const all: readonly Guarded[] = [...ROUTES, ...STREAM_ROUTES];
  const gated = all.filter(({ gate }) => gate !== 'everyone' && gate !== 'reader-or-visitor');
  const open = all.filter(({ gate }) => gate === 'everyone');
  const forBoth = all.filter(({ gate }) => gate === 'reader-or-visitor');
  const titleOf = ({ method, path }: Guarded) => [`${method} ${path}`] as const;
  const routeOf = (title: string) => all.find((route) => titleOf(route)[0] === title)!;
  const ask = (route: Guarded, token?: string) =>
    browser.send(route.method, pathOf(route), {
      token,
      tokenAlone: route.gate === 'everyone',
      ...(route.body && { body: {} }),
      ...(route.upload && { form: new FormData() }),
    });

  it('is of a kind that these tests cover', () => {
    expect(gated.length).toBeGreaterThan(5);
    expect(open.length).toBeGreaterThan(5);
    expect(forBoth.length).toBeGreaterThan(3);
  });

  it.each(gated.map(titleOf))('%s refuses visitors', async (title) => {
    const response = await ask(routeOf(title));
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });

  it.each(all.map(titleOf))('%s allows exactly the readers of its gate', async (title) => {
    const route = routeOf(title);
    const expectGate = async ({ tier, role }: (typeof READERS)[number]) => {
      const response = await ask(route, await issuer.issue({ tier, role }));
      const least = typeof route.gate === 'string' ? 'free' : route.gate.tier;
      const passes = role === 'admin' || TIERS.indexOf(tier) >= TIERS.indexOf(least);
      if (passes) expect([200, 201, 202, 400, 401, 404, 503]).toContain(response.status);
      const { code, requiredTier } = await errorOf(response);
      if (passes) expect(['NOT_AUTHENTICATED', 'TIER_REQUIRED', 'CSRF_INVALID']).not.toContain(code);
      else expect({ code, requiredTier }).toEqual({ code: 'TIER_REQUIRED', requiredTier: least });
    };
    await Promise.all(READERS.map(expectGate));
  });

  it.each(forBoth.map(titleOf))('%s allows visitors, but refuses an invalid token', async (title) => {
    const visitor = await errorOf(await ask(routeOf(title)));
    expect(['NOT_AUTHENTICATED', 'CSRF_INVALID']).not.toContain(visitor.code);
    const stranger = await errorOf(await ask(routeOf(title), 'none.of.ours'));
    expect(stranger).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
  });

  it.each(open.map(titleOf))('%s allows visitors, also with an invalid token', async (title) => {
    const answers = [await ask(routeOf(title)), await ask(routeOf(title), 'none.of.ours')];
    const [visitor, stranger] = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, code: (await errorOf(answer)).code })),
    );
    expect(stranger).toEqual(visitor);
    expect(['NOT_AUTHENTICATED', 'TIER_REQUIRED', 'CSRF_INVALID']).not.toContain(visitor!.code);
  });
});

describe('a gate of a tier', () => {
  let server: FastifyInstance;
  const gates = TIERS.map((tier) => ({ tier }));

  beforeAll(async () => {
    server = fastify();
    server.setErrorHandler((error, request, reply) => answerError(toAppError(error), request, reply));
    const routes = gates.map((gate) => ({
      method: 'GET' as const,
      path: `/api/${gate.tier}` as const,
      summary: '',
      tag: '',
      gate,
      message: ListBooks,
      toRequest: () => ({}),
    }));
    await gateway.app.get(ApiRoutes).register(server, routes);
  });
  afterAll(() => server.close());

  it.each(READERS)('decides about a reader of tier $name as the domain rules do', async (reader) => {
    const authorization = `Bearer ${await issuer.issue(reader)}`;
    for (const { tier } of gates) {
      const response = await server.inject({
        url: `/api/${tier}`,
        headers: { authorization, cookie: `wu_session=${COOKIE_OF_TOKENS}` },
      });
      const passes = reader.role === 'admin' || TIERS.indexOf(reader.tier) >= TIERS.indexOf(tier);
      if (passes) expect(response.statusCode).not.toBe(403);
      else {
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ code: 'TIER_REQUIRED', requiredTier: tier });
      }
    }
    expect((await server.inject({ url: '/api/free' })).statusCode).toBe(401);
  });

  it('is never on a route with a shared cached response', async () => {
    const stored = {
      ...ROUTES.find(({ caching }) => caching)!,
      gate: 'signed-in' as const,
      path: '/api/kept' as const,
    };
    await expect(gateway.app.get(ApiRoutes).register(fastify(), [stored])).rejects.toThrow(
      'must not be kept',
    );
  });
});

describe('an access token and the cookie of its session', () => {
  const answerTo = async (cookie: string | undefined, path = '/api/auth/me') => {
    const other = new Browser(gateway.origin);
    if (cookie !== undefined) other.setCookie('wu_session', cookie);
    const response = await other.get(path, { token: await issuer.issue(), tokenAlone: true });
    return { status: response.status, code: ((await response.json()) as { code?: string }).code };
  };

  it('are valid together, also after the cookie was renewed', async () => {
    expect((await answerTo(COOKIE_OF_TOKENS)).status).toBe(200);
    expect((await answerTo('session.another-secret.binding-of-tests')).status).toBe(200);
  });

  it('are both required, on every route that reads a token', async () => {
    for (const path of ['/api/auth/me', '/api/usage/limits']) {
      expect(await answerTo(undefined, path)).toEqual({ status: 401, code: 'NOT_AUTHENTICATED' });
      for (const cookie of [
        'session.secret.binding-of-another',
        'session.secret',
        'session.secret.',
        'session',
        '..',
        'x'.repeat(5_000),
      ])
        expect(await answerTo(cookie, path)).toMatchObject({ status: 401 });
      expect(await answerTo('session.secret.binding-of-another', path)).toEqual({
        status: 401,
        code: 'SESSION_EXPIRED',
      });
    }
  });
});

describe('an access token', () => {
  it('identifies the caller', async () => {
    const response = await me(await issuer.issue({ userId: 'abcdefabcdefabcdefabcdef' }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ data: { _id: 'abcdefabcdefabcdefabcdef' } });
  });

  it('expires', async () => {
    const past = nowSeconds() - 901;
    expect(await errorOf(await me(await issuer.issue({ issuedAt: past })))).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
      error: 'Session expired',
    });
  });

  it('is refused in every malformed form', async () => {
    const good = await issuer.issue();
    const [header, payload, signature] = good.split('.') as [string, string, string];
    const stranger = await TokenIssuer.create('first');
    const claims = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), role: 'admin' };
    const raised = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid: 'first' })).toString('base64url');
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .setIssuedAt()
      .setExpirationTime('15m')
      .sign(Buffer.from(issuer.key.x));
    const forged = [
      await stranger.issue(),
      await issuer.issue({ issuer: 'another/auth' }),
      await issuer.issue({ audience: 'another/api' }),
      await issuer.issue({ expiresAt: nowSeconds() + 365 * 86_400 }),
      `${header}.${raised}.${signature}`,
      `${unsigned}.${raised}.`,
      symmetric,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${payload}`,
      'x',
      'x'.repeat(5_000),
      '{"$gt":""}',
    ];
    for (const token of forged)
      expect(await errorOf(await me(token))).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    expect((await me(good)).status).toBe(200);
  });

  it('is read only from a bearer header', async () => {
    const token = await issuer.issue();
    const others: Record<string, string>[] = [
      { authorization: `Basic ${token}` },
      { authorization: token },
      { cookie: token },
    ];
    for (const headers of others)
      expect((await errorOf(await me(undefined, headers))).code).toBe('NOT_AUTHENTICATED');
    expect((await browser.get(`/api/auth/me?access_token=${token}`)).status).toBe(401);
    const cookie = `wu_session=${COOKIE_OF_TOKENS}`;
    expect((await me(undefined, { authorization: `bearer ${token}`, cookie })).status).toBe(200);
  });

  it('of a new key is valid at once, and one of the old key stays valid', async () => {
    const old = await issuer.issue();
    const next = await TokenIssuer.create('second');
    auth.keys = [issuer.key, next.key];
    expect((await me(await next.issue())).status).toBe(200);
    expect((await me(old)).status).toBe(200);
  });

  it('with an unknown key causes one request for many tokens', async () => {
    const before = auth.keyRequests;
    const stranger = await TokenIssuer.create('unknown');
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await me(await stranger.issue())).status),
    );
    expect(new Set(answers)).toEqual(new Set([401]));
    // Two if all fifty arrive at once; on a slow machine they span several of the intervals between two requests.
    expect(auth.keyRequests - before).toBeLessThan(10);
  });
});
