import { revocationsKey, type Revocation } from '@word-unfolded/contracts';
import { RedisLine, until } from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { RevocationFeed } from '../../src/access/revocation-feed.js';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { documentId, nowSeconds, TokenIssuer } from '../fixtures/token-issuer.js';

let first: Gateway;
let second: Gateway;
let line: RedisLine;
let redis: Redis;
let issuer: TokenIssuer;

const isCurrent = (gateway: Gateway) => gateway.app.get(RevocationFeed).isCurrent();
const statusAt = async ({ origin }: Gateway, token: string) =>
  (await new Browser(origin).get('/api/auth/me', { token })).status;

/** Appends to the feed as the auth service does. */
async function revoke(revocation: Revocation): Promise<void> {
  const key = revocationsKey(first.environment.SUBJECT_PREFIX!);
  await redis.xadd(key, '*', ...Object.entries(revocation).flat().map(String));
}

beforeAll(async () => {
  issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  redis = new Redis(process.env.REDIS_URL!);
  line = new RedisLine(new URL(process.env.REDIS_URL!));
  first = await startGateway({}, { withAuth: true });
  const { SUBJECT_PREFIX } = first.environment;
  second = await startGateway({ SUBJECT_PREFIX, REDIS_URL: await line.open() });
  await until('both follow the feed', () => isCurrent(first) && isCurrent(second));
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  line.close();
  redis.disconnect();
});
beforeEach(() => {
  auth.checked = 0;
  auth.fallen.clear();
});

describe('a revocation', () => {
  it('of a session ends it at every gateway, and no other session', async () => {
    const [userId, sessionId] = [documentId(), documentId()];
    const ended = await issuer.issue({ userId, sessionId });
    const other = await issuer.issue({ userId });
    for (const gateway of [first, second]) expect(await statusAt(gateway, ended)).toBe(200);

    await revoke({ sessionId });
    const refusedBy = (gateway: Gateway) =>
      until('the session has ended', async () => (await statusAt(gateway, ended)) === 401);
    await Promise.all([refusedBy(first), refusedBy(second)]);

    const refusal = await new Browser(first.origin).get('/api/auth/me', { token: ended });
    expect(await errorOf(refusal)).toMatchObject({ code: 'SESSION_EXPIRED' });
    for (const gateway of [first, second]) expect(await statusAt(gateway, other)).toBe(200);
    expect(auth.checked).toBe(0);
  });

  it('of an account revokes the tokens issued before it, and no later ones', async () => {
    const [userId, now] = [documentId(), nowSeconds()];
    const before = await issuer.issue({ userId, issuedAt: now - 10 });
    const after = await issuer.issue({ userId, issuedAt: now });
    await revoke({ userId, issuedBefore: now - 5 });
    for (const gateway of [first, second]) {
      await until('the account is revoked', async () => (await statusAt(gateway, before)) === 401);
      expect(await statusAt(gateway, after)).toBe(200);
    }
  });

  it('from before a gateway started is known to it', async () => {
    const sessionId = documentId();
    await revoke({ sessionId });
    const late = await startGateway({ SUBJECT_PREFIX: first.environment.SUBJECT_PREFIX });
    try {
      await until('it follows the feed', () => isCurrent(late));
      expect(await statusAt(late, await issuer.issue({ sessionId }))).toBe(401);
      expect(auth.checked).toBe(0);
    } finally {
      await late.stop();
    }
  });

  it('that is malformed does not prevent the next from being read', async () => {
    const sessionId = documentId();
    await redis.xadd(
      revocationsKey(first.environment.SUBJECT_PREFIX!),
      '*',
      'sessionId',
      'nonsense',
      'x',
      '1',
    );
    await revoke({ sessionId });
    const token = await issuer.issue({ sessionId });
    await until('the next is read', async () => (await statusAt(first, token)) === 401);
  });
});

describe.each([
  ['out of reach', () => line.cut()],
  ['silent', () => line.hang()],
])('while Redis is %s for a gateway', (_, lose) => {
  afterEach(() => line.restore());

  it('it asks the auth service about each token; then it continues the feed without a gap', async () => {
    const sessions = Array.from({ length: 1_200 }, documentId);
    const ended = sessions.at(-1)!;
    const token = await issuer.issue({ sessionId: ended });
    const principal = await issuer.issue();
    expect(await statusAt(second, token)).toBe(200);

    const joined = line.joined;
    lose();
    await until('the feed counts as unreadable', () => !isCurrent(second));
    await until('it is tried on another connection', () => line.joined > joined);
    auth.fallen.add(ended);
    for (const sessionId of sessions) await revoke({ sessionId });
    expect(await statusAt(second, token)).toBe(401);
    expect(await statusAt(second, principal)).toBe(200);
    expect(auth.checked).toBe(2);

    line.restore();
    await until('the feed can be read again', () => isCurrent(second));
    auth.fallen.clear();
    for (const sessionId of [sessions[0]!, sessions[600]!, ended])
      expect(await statusAt(second, await issuer.issue({ sessionId }))).toBe(401);
    expect(await statusAt(second, principal)).toBe(200);
    expect(auth.checked).toBe(2);
  });
});

it('it refuses everyone whom neither the feed nor the auth service can verify', async () => {
  const alone = await startGateway({ REDIS_URL: 'redis://127.0.0.1:1' }, { withRedis: false });
  try {
    const token = await issuer.issue();
    const response = await new Browser(alone.origin).get('/api/auth/me', { token });
    expect(await errorOf(response)).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  } finally {
    await alone.stop();
  }
});
