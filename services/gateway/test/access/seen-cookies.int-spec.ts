import { seenCookiesKey } from '@word-unfolded/contracts';
import { until } from '@word-unfolded/testing';
import { REDIS } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { auth } from '../fixtures/fake-auth.js';
import { Browser } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { COOKIE_OF_TOKENS, documentId, TokenIssuer } from '../fixtures/token-issuer.js';

let gateway: Gateway;
let issuer: TokenIssuer;

beforeAll(async () => {
  issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
});
afterAll(() => gateway.stop());

const digestOf = (cookie: string) => createHash('sha256').update(cookie).digest('base64url');
const seenOf = (sessionId: string) =>
  gateway.app.get<Redis>(REDIS).zrange(seenCookiesKey(sessionId), '0', '-1');

describe('the cookie of a session, and the one that its token was issued with', () => {
  it('are reported for an authorized request', async () => {
    const [sessionId, issuedWith] = [documentId(), digestOf('the cookie beside the token')];
    const token = await issuer.issue({ sessionId, issuedWith });
    const response = await new Browser(gateway.origin).get('/api/auth/me', { token });
    expect(response.status).toBe(200);
    await until('both are reported', async () => (await seenOf(sessionId)).length === 2);
    expect(new Set(await seenOf(sessionId))).toEqual(new Set([digestOf(COOKIE_OF_TOKENS), issuedWith]));
  });

  it('are not reported for a refused request', async () => {
    const sessionId = documentId();
    const token = await issuer.issue({ sessionId, issuedWith: digestOf('another') });
    const headers = { cookie: 'wu_session=session.secret.binding-of-another' };
    const response = await new Browser(gateway.origin).get('/api/auth/me', { token, headers });
    expect(response.status).toBe(401);
    expect(await seenOf(sessionId)).toEqual([]);
  });
});
