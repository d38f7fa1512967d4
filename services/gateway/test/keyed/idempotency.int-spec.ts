import { freePort, Program, RedisLine, until } from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { documentId, TokenIssuer } from '../fixtures/token-issuer.js';

/** The compiled gateway: one that is killed must be a process of its own. */
const GATEWAY = path.join(import.meta.dirname, '../../dist/main.js');

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

const renameBy = (sender: Browser, name: string, key: string, by = token) =>
  sender.send('PUT', '/api/auth/profile', {
    token: by,
    body: { name },
    headers: { 'idempotency-key': key },
  });
const rename = (name: string, key: string, by = token) => renameBy(browser, name, key, by);
const nameIn = async (response: Response) =>
  ((await response.json()) as { data: { name: string } }).data.name;

describe('a write with an Idempotency-Key', () => {
  it('acts once, and gives the same response to each retry', async () => {
    const key = randomUUID();
    const first = await rename('Ana', key);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    const again = await rename('Ana', key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([await nameIn(first), await nameIn(again)]).toEqual(['Ana 1', 'Ana 1']);
    expect(auth.updated).toHaveLength(1);
  });

  it('can be retried soon after its gateway was killed', async () => {
    const port = await freePort();
    const environment = { ...gateway.environment, REDIS_URL: process.env.REDIS_URL!, PORT: String(port) };
    const killed = new Program({ command: process.execPath, args: [GATEWAY], environment });
    await killed.start();
    let go = () => {};
    auth.updating = new Promise((resolve) => (go = resolve));
    const key = randomUUID();
    const before = renameBy(new Browser(`http://127.0.0.1:${port}`), 'Ana', key).catch(() => undefined);
    await until('the service is at it', () => auth.updated.length === 1);
    await killed.kill();
    await before;
    go();
    // Without the lease it would wait for the message's timeout, which is half a minute.
    const taken = async () => (await rename('Ana', key)).status === 200;
    await until('another gateway takes it up', taken, 15_000);
  });

  it('leaves no readable part of its response in Redis', async () => {
    const key = randomUUID();
    expect(await nameIn(await rename('Ana of Bethany', key))).toContain('Ana of Bethany');
    const { SUBJECT_PREFIX } = gateway.environment;
    const written = await Promise.all(
      (await redis.keys(`${SUBJECT_PREFIX}:once:*`)).map((name) => redis.get(name)),
    );
    expect(written.join()).toContain('fingerprint');
    expect(written.join()).not.toMatch(/Bethany|@/);
  });

  it('is another write under another key, of another reader, for another path, or without a key', async () => {
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

  it('is not begun again while it is running', async () => {
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

  it('acts once for concurrent requests', async () => {
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

  it('is refused when the key was used for another request, or is malformed', async () => {
    const key = randomUUID();
    await rename('Ana', key);
    const reused = { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' };
    expect(await errorOf(await rename('Another', key))).toMatchObject(reused);
    for (const used of ['x'.repeat(201), 'x'.repeat(10_000), 'with a space'])
      expect(await errorOf(await rename('Ana', used))).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        details: [{ field: 'idempotency-key' }],
      });
    expect(auth.updated).toHaveLength(1);
  });

  it('keeps its key when the outcome is unknown, and sends the same command to the service again', async () => {
    const key = randomUUID();
    let finish = () => {};
    auth.updating = new Promise((resolve) => (finish = resolve));
    const lost = await rename('Ana', key);
    expect(lost.headers.get('retry-after')).toBe('1');
    expect(await errorOf(lost)).toMatchObject({ status: 504, code: 'OUTCOME_UNKNOWN' });
    expect(await errorOf(await rename('Another', key))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    auth.updating = Promise.resolve();
    finish();
    expect((await rename('Ana', key)).status).toBe(200);
    expect((await rename('Ana', key)).headers.get('idempotency-replayed')).toBe('true');
    expect(auth.updated).toHaveLength(2);
    const [before, after] = auth.commands.slice(-2);
    expect(before).toMatch(/^[\w-]{43}$/);
    expect(after).toBe(before);
  });

  it('is reported as unknown after a timeout, also without a key', async () => {
    let finish = () => {};
    auth.updating = new Promise((resolve) => (finish = resolve));
    const lost = await browser.send('PUT', '/api/auth/profile', { token, body: { name: 'Ana' } });
    finish();
    expect(await errorOf(lost)).toMatchObject({ status: 504, code: 'OUTCOME_UNKNOWN' });
  });

  it('is refused the same way again, in the language of the caller', async () => {
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

  it('can be retried after a server error, and after a request to wait', async () => {
    const key = randomUUID();
    expect((await rename('fault', key)).status).toBe(500);
    expect((await rename('fault', key)).status).toBe(500);
    expect(auth.updated).toHaveLength(2);

    const before = auth.sessionsOpened.length;
    const signIn = () =>
      browser.send('POST', '/api/auth/login', {
        body: { email: 'ana@example.org', password: 'often' },
        headers: { 'idempotency-key': key },
      });
    const refused = await signIn();
    expect(refused.headers.get('retry-after')).toBe('30');
    expect((await signIn()).status).toBe(429);
    expect(auth.sessionsOpened).toHaveLength(before + 2);
  });

  it('is not stored when its response sets cookies', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { email: 'ana@example.org', password: 'right' };
    const signIn = () => browser.send('POST', '/api/auth/login', { body, headers });
    const [first, second] = [await signIn(), await signIn()];
    expect(first.headers.getSetCookie()).toHaveLength(3);
    expect(second.headers.getSetCookie()).toHaveLength(3);
    expect(first.headers.getSetCookie()).not.toEqual(second.headers.getSetCookie());
    expect(await stored()).not.toMatch(/secret\d/);
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
    expect(await stored()).not.toContain('a good password');
  });

  it('is stored for a day', async () => {
    await rename('Ana', randomUUID());
    const ages = await Promise.all((await keys()).map((key) => redis.ttl(key)));
    expect(Math.max(...ages)).toBeGreaterThan(86_000);
    expect(Math.max(...ages)).toBeLessThanOrEqual(86_400);
  });

  it('is refused while nothing can ensure that it is done only once; without a key it is done', async () => {
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

/** All data of writes in Redis. */
async function stored(): Promise<string> {
  return (await Promise.all((await keys()).map(async (key) => key + (await redis.get(key))))).join('\n');
}
