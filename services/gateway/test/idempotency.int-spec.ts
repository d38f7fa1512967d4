import { until } from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { auth } from './auth-stand-in.js';
import { Browser, errorOf } from './browser.js';
import { startGateway, type Gateway } from './gateway-fixture.js';
import { RedisLine } from './redis-line.js';
import { documentId, TokenIssuer } from './token-issuer.js';

let gateway: Gateway;
let line: RedisLine;
let redis: Redis;
let issuer: TokenIssuer;
let browser: Browser;
let token: string;

beforeAll(async () => {
  issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  redis = new Redis(process.env.REDIS_URL!);
  line = new RedisLine(new URL(process.env.REDIS_URL!));
  gateway = await startGateway({ REDIS_URL: await line.open() }, { withAuth: true });
  browser = new Browser(gateway.origin);
  token = await issuer.issue();
});
afterAll(async () => {
  await gateway.stop();
  line.close();
  redis.disconnect();
});
beforeEach(() => {
  auth.updated.length = 0;
  auth.updating = Promise.resolve();
});

const rename = (name: string, key: string, by = token) =>
  browser.send('PUT', '/api/auth/profile', {
    token: by,
    body: { name },
    headers: { 'idempotency-key': key },
  });
const nameIn = async (response: Response) =>
  ((await response.json()) as { data: { name: string } }).data.name;

describe('a write with an Idempotency-Key', () => {
  it('acts once, and gives the same answer to whoever sends it again', async () => {
    const key = randomUUID();
    const first = await rename('Ana', key);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    const again = await rename('Ana', key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([await nameIn(first), await nameIn(again)]).toEqual(['Ana 1', 'Ana 1']);
    expect(auth.updated).toHaveLength(1);
  });

  it('is another write under another key, of another reader, at another address, or without a key', async () => {
    const key = randomUUID();
    await rename('Ana', key);
    await rename('Ana', randomUUID());
    await rename('Ana', key, await issuer.issue({ userId: documentId() }));
    await browser.send('PUT', '/api/auth/profile', { token, body: { name: 'Ana' } });
    expect(auth.updated).toHaveLength(4);
    const elsewhere = await browser.send('DELETE', '/api/auth/profile/avatar', {
      token,
      headers: { 'idempotency-key': key },
    });
    expect([elsewhere.status, elsewhere.headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  it('that is being done is not begun again', async () => {
    const key = randomUUID();
    let finish = () => {};
    auth.updating = new Promise((resolve) => (finish = resolve));
    const first = rename('Ana', key);
    await until('it has begun', () => auth.updated.length === 1);
    expect(await errorOf(await rename('Ana', key))).toMatchObject({ status: 409, code: 'STILL_IN_PROGRESS' });
    finish();
    expect(await nameIn(await first)).toBe('Ana 1');
    expect(await nameIn(await rename('Ana', key))).toBe('Ana 1');
    expect(auth.updated).toHaveLength(1);
  });

  it('acts once however many send it at the same moment', async () => {
    const key = randomUUID();
    let finish = () => {};
    auth.updating = new Promise((resolve) => (finish = resolve));
    const statuses: number[] = [];
    const answers = Array.from({ length: 20 }, async () => statuses.push((await rename('Ana', key)).status));
    await until('all but the first are answered', () => statuses.length === 19);
    finish();
    await Promise.all(answers);
    expect(statuses).toEqual([...Array<number>(19).fill(409), 200]);
    expect(auth.updated).toHaveLength(1);
  });

  it('is refused when the key was used for something else, or is none', async () => {
    const key = randomUUID();
    await rename('Ana', key);
    for (const [name, used] of [
      ['Another', key],
      ['Ana', 'x'.repeat(201)],
      ['Ana', 'with a space'],
    ] as const)
      expect(await errorOf(await rename(name, used))).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        details: [{ field: 'idempotency-key' }],
      });
    expect(auth.updated).toHaveLength(1);
  });

  it('is refused the same way again, in the language of whoever asks', async () => {
    const key = randomUUID();
    const take = (language: string) =>
      browser.send('PUT', '/api/auth/profile', {
        token,
        body: { username: 'taken' },
        headers: { 'idempotency-key': key, 'accept-language': language },
      });
    expect(await errorOf(await take('en'))).toMatchObject({
      status: 409,
      error: 'This username is already taken',
    });
    expect((await errorOf(await take('es'))).error).toBe('Este nombre de usuario ya está en uso');
    expect(auth.updated).toHaveLength(1);
  });

  it('may be tried again after a failure of ours, and after being asked to wait', async () => {
    const key = randomUUID();
    expect((await rename('fault', key)).status).toBe(500);
    expect((await rename('fault', key)).status).toBe(500);
    expect(auth.updated).toHaveLength(2);

    const before = auth.opened.length;
    const signIn = () =>
      browser.send('POST', '/api/auth/login', {
        body: { email: 'ana@example.org', password: 'often' },
        headers: { 'idempotency-key': key },
      });
    const refused = await signIn();
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await signIn()).status).toBe(429);
    expect(auth.opened).toHaveLength(before + 2);
  });

  it('is not kept when its answer sets cookies', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { email: 'ana@example.org', password: 'right' };
    const signIn = () => browser.send('POST', '/api/auth/login', { body, headers });
    const [first, second] = [await signIn(), await signIn()];
    expect(first.headers.getSetCookie()).toHaveLength(2);
    expect(second.headers.getSetCookie()).toHaveLength(2);
    expect(first.headers.getSetCookie()).not.toEqual(second.headers.getSetCookie());
    expect(await kept()).not.toMatch(/secret\d/);
  });

  it('of a visitor belongs to the browser', async () => {
    const [mine, theirs] = [new Browser(gateway.origin), new Browser(gateway.origin)];
    const headers = { 'idempotency-key': randomUUID() };
    const body = {
      name: 'Ana',
      email: 'ana@example.org',
      username: 'ana',
      password: 'a good password',
      confirmPassword: 'a good password',
      agreement: true,
    };
    const register = (by: Browser) => by.send('POST', '/api/auth/register', { body, headers });
    expect((await register(mine)).headers.get('idempotency-replayed')).toBeNull();
    expect((await register(theirs)).headers.get('idempotency-replayed')).toBeNull();
    const again = await register(mine);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await kept()).not.toContain('a good password');
  });

  it('is kept for a day', async () => {
    await rename('Ana', randomUUID());
    const ages = await Promise.all((await keys()).map((key) => redis.ttl(key)));
    expect(Math.max(...ages)).toBeGreaterThan(86_000);
    expect(Math.max(...ages)).toBeLessThanOrEqual(86_400);
  });

  it('is refused while nobody could promise that it is done only once; without a key it is done', async () => {
    line.cut();
    try {
      expect((await rename('Ana', randomUUID())).status).toBe(503);
      expect(auth.updated).toHaveLength(0);
      const plain = await browser.send('PUT', '/api/auth/profile', { token, body: { name: 'Ana' } });
      expect(plain.status).toBe(200);
    } finally {
      line.restore();
    }
  });
});

const keys = () => redis.keys(`${gateway.environment.SUBJECT_PREFIX}:once:*`);

/** Everything that Redis holds of writes. */
async function kept(): Promise<string> {
  return (await Promise.all((await keys()).map(async (key) => key + (await redis.get(key))))).join('\n');
}
