import { ListBooks, ROUTES, STREAM_ROUTES, type RouteContract } from '@word-unfolded/contracts';
import { TIERS, type Role, type Tier } from '@word-unfolded/domain';
import { fastify, type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { ApiRoutes } from '../src/api/api-routes.js';
import { answerError, toCatalogueError } from '../src/edge/http-errors.js';
import { auth } from './auth-stand-in.js';
import { Browser, errorOf } from './browser.js';
import { startGateway, type Gateway } from './gateway-fixture.js';
import { nowSeconds, TokenIssuer } from './token-issuer.js';

let gateway: Gateway;
let issuer: TokenIssuer;
let browser: Browser;

beforeAll(async () => {
  issuer = await TokenIssuer.create('first');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  browser = new Browser(gateway.origin);
});
afterAll(() => gateway.stop());

const me = (token?: string, headers?: Record<string, string>) =>
  browser.get('/api/auth/me', { token, ...(headers && { headers }) });

const READERS: readonly { name: string; tier: Tier; role: Role }[] = [
  ...TIERS.map((tier) => ({ name: tier, tier, role: 'user' as const })),
  { name: 'free with the role of an administrator', tier: 'free', role: 'admin' },
];

/** What the gate of a route is proved by: it may answer at once or bit by bit. */
type Guarded = Pick<RouteContract, 'method' | 'path' | 'gate' | 'body' | 'upload'>;

/** A path of a route, with something in place of its parameters. */
const pathOf = ({ path }: Guarded) => path.replace(/\{\w+\}/g, '0123456789abcdef01234567');

describe('the gate of every route of the API', () => {
  const all: readonly Guarded[] = [...ROUTES, ...STREAM_ROUTES];
  const gated = all.filter(({ gate }) => gate !== 'everyone' && gate !== 'reader-or-visitor');
  const open = all.filter(({ gate }) => gate === 'everyone');
  const forBoth = all.filter(({ gate }) => gate === 'reader-or-visitor');
  const titleOf = ({ method, path }: Guarded) => [`${method} ${path}`] as const;
  const routeOf = (title: string) => all.find((route) => titleOf(route)[0] === title)!;
  const ask = (route: Guarded, token?: string) =>
    browser.send(route.method, pathOf(route), {
      token,
      ...(route.body && { body: {} }),
      ...(route.upload && { form: new FormData() }),
    });

  it('is of a kind that is proved here', () => {
    expect(gated.length).toBeGreaterThan(5);
    expect(open.length).toBeGreaterThan(5);
    expect(forBoth.length).toBeGreaterThan(3);
  });

  it.each(gated.map(titleOf))('%s is closed to visitors', async (title) => {
    const response = await ask(routeOf(title));
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });

  it.each(all.map(titleOf))('%s lets in whom it lets in, and nobody else', async (title) => {
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

  it.each(forBoth.map(titleOf))(
    '%s is open to visitors, and not to a token that is no good',
    async (title) => {
      const visitor = await errorOf(await ask(routeOf(title)));
      expect(['NOT_AUTHENTICATED', 'CSRF_INVALID']).not.toContain(visitor.code);
      const stranger = await errorOf(await ask(routeOf(title), 'none.of.ours'));
      expect(stranger).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    },
  );

  it.each(open.map(titleOf))(
    '%s is open to visitors, and to whoever has a token that is no good',
    async (title) => {
      const answers = [await ask(routeOf(title)), await ask(routeOf(title), 'none.of.ours')];
      const [visitor, stranger] = await Promise.all(
        answers.map(async (answer) => ({ status: answer.status, code: (await errorOf(answer)).code })),
      );
      expect(stranger).toEqual(visitor);
      expect(['NOT_AUTHENTICATED', 'TIER_REQUIRED', 'CSRF_INVALID']).not.toContain(visitor!.code);
    },
  );
});

describe('a gate of a tier', () => {
  let server: FastifyInstance;
  const gates = TIERS.map((tier) => ({ tier }));

  beforeAll(async () => {
    server = fastify();
    server.setErrorHandler((error, request, reply) => answerError(toCatalogueError(error), request, reply));
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

  it.each(READERS)('says the same to a reader of tier $name as the rules of the product', async (reader) => {
    const authorization = `Bearer ${await issuer.issue(reader)}`;
    for (const { tier } of gates) {
      const response = await server.inject({ url: `/api/${tier}`, headers: { authorization } });
      const passes = reader.role === 'admin' || TIERS.indexOf(reader.tier) >= TIERS.indexOf(tier);
      if (passes) expect(response.statusCode).not.toBe(403);
      else {
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ code: 'TIER_REQUIRED', requiredTier: tier });
      }
    }
    expect((await server.inject({ url: '/api/free' })).statusCode).toBe(401);
  });

  it('and an answer that is kept for everyone exclude each other', async () => {
    const kept = {
      ...ROUTES.find(({ caching }) => caching)!,
      gate: 'signed-in' as const,
      path: '/api/kept' as const,
    };
    await expect(gateway.app.get(ApiRoutes).register(fastify(), [kept])).rejects.toThrow('must not be kept');
  });
});

describe('an access token', () => {
  it('says who is asking', async () => {
    const response = await me(await issuer.issue({ userId: 'abcdefabcdefabcdefabcdef' }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ data: { _id: 'abcdefabcdefabcdefabcdef' } });
  });

  it('is over when its time is over', async () => {
    const past = nowSeconds() - 901;
    expect(await errorOf(await me(await issuer.issue({ issuedAt: past })))).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
      error: 'Session expired',
    });
  });

  it('is refused in every form that is not one of ours', async () => {
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

  it('is not read from anything but a bearer', async () => {
    const token = await issuer.issue();
    const others: Record<string, string>[] = [
      { authorization: `Basic ${token}` },
      { authorization: token },
      { cookie: token },
    ];
    for (const headers of others)
      expect((await errorOf(await me(undefined, headers))).code).toBe('NOT_AUTHENTICATED');
    expect((await browser.get(`/api/auth/me?access_token=${token}`)).status).toBe(401);
    expect((await me(undefined, { authorization: `bearer ${token}` })).status).toBe(200);
  });

  it('of a new key is good at once, and one of the old key stays good', async () => {
    const old = await issuer.issue();
    const next = await TokenIssuer.create('second');
    auth.keys = [issuer.key, next.key];
    expect((await me(await next.issue())).status).toBe(200);
    expect((await me(old)).status).toBe(200);
  });

  it('of a key that nobody knows costs one question for many', async () => {
    const before = auth.keysAsked;
    const stranger = await TokenIssuer.create('unknown');
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await me(await stranger.issue())).status),
    );
    expect(new Set(answers)).toEqual(new Set([401]));
    expect(auth.keysAsked - before).toBeLessThanOrEqual(2);
  });
});
