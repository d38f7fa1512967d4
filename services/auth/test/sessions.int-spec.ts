import { hash } from '@node-rs/argon2';
import {
  accessClaims,
  CheckAccess,
  CloseSession,
  EndOtherSessions,
  EndSession,
  ListAccessKeys,
  ListSessions,
  OpenSession,
  RenewSession,
  seenCookiesKey,
  type Device,
} from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { digestOf } from '../src/common/digest.js';
import { AuthUnderTest, newDevice, sessionIdOf } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  auth.stopClock();
});
afterAll(() => auth.stop());

type SignedIn = Awaited<ReturnType<AuthUnderTest['signedIn']>>;

const EXPIRED = { code: 'SESSION_EXPIRED', status: 401, message: 'Session expired' };
const renew = (cookie: string, device = newDevice()) => auth.ask(RenewSession, { cookie, device });
const cookieOf = ({ opened }: SignedIn) => opened.session.cookie;
const stands = ({ userId, sessionId }: SignedIn, issuedAt = Math.floor(auth.now().getTime() / 1_000)) =>
  auth.ask(CheckAccess, { userId, sessionId, issuedAt });

/** As a gateway does after it has authorized a request. */
const noteSeen = ({ sessionId }: SignedIn, digest: string) =>
  auth.service.app.get<Redis>(REDIS).zadd(seenCookiesKey(sessionId), 1, digest);

async function claimsOf(token: string) {
  const keys = await auth.ask(ListAccessKeys, {});
  const verified = await jwtVerify(token, createLocalJWKSet({ keys }), {
    algorithms: ['EdDSA'],
    currentDate: auth.now(),
  });
  return { ...accessClaims.parse(verified.payload), kid: verified.protectedHeader.kid };
}

describe('sign-in', () => {
  it('issues a token that the listed keys verify, and that identifies the reader', async () => {
    const ana = await auth.signedIn();
    const { token, expiresIn } = ana.opened.data;
    expect(expiresIn).toBe(900);
    const claims = await claimsOf(token);
    expect(claims).toMatchObject({ sub: ana.userId, sid: ana.sessionId, tier: 'free', role: 'user' });
    expect(claims.exp - claims.iat).toBe(900);
  });

  it('accepts the address in any case', async () => {
    const ana = await auth.member();
    await expect(auth.signIn({ ...ana, email: ana.email.toUpperCase() })).resolves.toBeDefined();
  });

  it.each([
    ['a wrong password', async () => ({ ...(await auth.member()), password: 'not this one' })],
    ['an unknown address', async () => ({ ...(await auth.member()), email: 'nobody@example.org' })],
  ])('is refused with the same error for %s', async (_, claim) => {
    const { email, password } = await claim();
    const request = { email, password, rememberMe: false, device: newDevice() };
    expect(await auth.refusal(OpenSession, request)).toMatchObject({
      code: 'CREDENTIALS_INVALID',
      status: 401,
      message: 'Invalid email or password',
      details: [],
      fields: {},
    });
  });

  it('is refused to a suspended reader, who learns of it only with the right password', async () => {
    const ana = await auth.signedIn();
    await auth.database
      .collection('accounts')
      .updateOne({ username: ana.username }, { $set: { bannedAt: new Date() } });
    await expect(auth.signIn({ ...ana, password: 'not this one' })).rejects.toMatchObject({
      code: 'CREDENTIALS_INVALID',
    });
    await expect(auth.signIn(ana)).rejects.toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message: 'This account has been suspended. Contact us if you think this is a mistake.',
    });
    await expect(renew(cookieOf(ana))).rejects.toMatchObject(EXPIRED);
    expect(await stands(ana)).toEqual({ stands: false });
  });

  it('rehashes the password when the parameters have changed', async () => {
    const ana = await auth.member();
    const accounts = auth.database.collection('accounts');
    const old = await hash(ana.password, { algorithm: 2, memoryCost: 16, timeCost: 2 });
    await accounts.updateOne({ username: ana.username }, { $set: { passwordHash: old } });
    await auth.signIn(ana);
    const renewed = await accounts.findOne({ username: ana.username });
    expect(renewed?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    await expect(auth.signIn(ana)).resolves.toBeDefined();
  });

  it('notifies the owner of a new device, and not of a known one', async () => {
    const ana = await auth.signedIn({ language: 'es' });
    const emails = () => auth.emailsTo(ana.email).filter(({ content }) => content.template === 'new-device');
    expect(emails()).toEqual([]);
    const phone = newDevice({
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    });
    const { session } = await auth.signIn({ ...ana, device: phone });
    expect(emails()).toMatchObject([
      {
        language: 'es',
        content: { values: { name: ana.name, device: 'Chrome 138, Android', address: phone.address } },
      },
    ]);
    await auth.signIn({ ...ana, device: { ...phone, mark: session.deviceMark } });
    await auth.signIn(ana);
    expect(emails()).toHaveLength(1);
  });

  it('changes the mark of the device, so that a planted one is useless', async () => {
    const ana = await auth.signedIn();
    const planted = 'planted-by-somebody-else';
    const { session } = await auth.signIn({ ...ana, device: { ...ana.device, mark: planted } });
    expect(session.deviceMark).not.toBe(planted);
    const before = auth.emailsTo(ana.email).length;
    await auth.signIn({ ...ana, device: newDevice({ mark: planted }) });
    expect(auth.emailsTo(ana.email)).toHaveLength(before + 1);
  });

  it('keeps at most fifty sessions: the least recently used ends', async () => {
    const ana = await auth.signedIn();
    for (let count = 0; count < 50; count += 1) {
      auth.passSeconds(1);
      await auth.signIn(ana);
    }
    const { userId, sessionId } = ana;
    const sessions = await auth.ask(ListSessions, { userId, sessionId });
    expect(sessions).toHaveLength(50);
    expect(sessions.some(({ id }) => id === sessionId)).toBe(false);
    expect(await auth.revocations()).toContainEqual({ sessionId });
  });
});

describe('a session', () => {
  it('lasts a day, and its cookie until the browser closes', async () => {
    const ana = await auth.signedIn();
    expect(ana.opened.session.maxAgeSeconds).toBeNull();
    auth.passHours(23.9);
    const { session } = await renew(cookieOf(ana));
    expect(session.maxAgeSeconds).toBeNull();
    auth.passHours(0.2);
    await expect(renew(session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await stands(ana)).toEqual({ stands: false });
  });

  it('that is remembered lasts thirty days, however often it is renewed', async () => {
    const ana = await auth.member();
    let { session } = await auth.signIn(ana, true);
    expect(session.maxAgeSeconds).toBeGreaterThan(30 * 86_400 - 60);
    for (let day = 1; day < 30; day += 1) {
      auth.passHours(24);
      ({ session } = await renew(session.cookie));
      expect(session.maxAgeSeconds).toBeLessThanOrEqual((30 - day) * 86_400);
    }
    auth.passHours(24);
    await expect(renew(session.cookie)).rejects.toMatchObject(EXPIRED);
  });

  it('gets another cookie at each renewal', async () => {
    const ana = await auth.signedIn();
    const first = await renew(cookieOf(ana));
    const second = await renew(first.session.cookie);
    expect(new Set([cookieOf(ana), first.session.cookie, second.session.cookie]).size).toBe(3);
    expect(await claimsOf(second.data.token)).toMatchObject({ sid: ana.sessionId });
  });

  it('has one cookie in the end when many tabs renew it at the same moment', async () => {
    const ana = await auth.signedIn();
    const renewed = await Promise.all(Array.from({ length: 6 }, () => renew(cookieOf(ana), ana.device)));
    const cookies = new Set(renewed.map(({ session }) => session.cookie));
    expect(cookies.size).toBe(1);
    await expect(renew([...cookies][0]!)).resolves.toBeDefined();
  });

  it('gives two tabs of one device the same cookie, for half a minute', async () => {
    const ana = await auth.signedIn();
    const { session } = await renew(cookieOf(ana), ana.device);
    auth.passSeconds(29);
    expect((await renew(cookieOf(ana), ana.device)).session.cookie).toBe(session.cookie);
  });

  it('is renewed once more by the previous cookie when a killed browser lost the present one', async () => {
    const ana = await auth.signedIn();
    await renew(cookieOf(ana), ana.device); // its response is lost
    auth.passHours(3);
    const again = await renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    const next = await renew(again.session.cookie, ana.device);
    await expect(renew(next.session.cookie, ana.device)).resolves.toBeDefined();
    expect(await stands(ana)).toEqual({ stands: true });
  });

  it('gives all tabs of a restored browser the same cookie', async () => {
    const ana = await auth.signedIn();
    await renew(cookieOf(ana), ana.device);
    auth.passHours(3);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => renew(cookieOf(ana), ana.device)));
    expect(new Set(tabs.map(({ session }) => session.cookie)).size).toBe(1);
  });

  it.each<[string, (device: Device) => Device]>([
    ['has no mark', ({ mark: _, ...device }) => device],
    ['has an unknown mark', (device) => ({ ...device, mark: 'x'.repeat(43) })],
    [
      'runs another system',
      (device) => ({ ...device, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }),
    ],
  ])('ends by the previous cookie when it comes from a device that %s, also at once', async (_, other) => {
    const ana = await auth.signedIn();
    const { session } = await renew(cookieOf(ana), ana.device);
    await expect(renew(cookieOf(ana), other(ana.device))).rejects.toMatchObject(EXPIRED);
    await expect(renew(session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
    expect(await auth.revocations()).toContainEqual({ sessionId: ana.sessionId });
    expect(await auth.actionsOf(ana.userId)).toContain('session-cookie-reused');
  });

  it('ends when the cookie that seemed lost is used after all: two parties have it', async () => {
    const ana = await auth.signedIn();
    const lost = await renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    const again = await renew(cookieOf(ana), ana.device);
    await expect(renew(lost.session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
    await expect(renew(again.session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
  });

  it.each<[string, number, boolean, (device: Device) => Device]>([
    ['hours later on the same device', 3 * 3_600, true, (device) => device],
    ['at once from another network', 5, true, (device) => ({ ...device, address: newDevice().address })],
    ['at once by another browser', 5, true, (device) => ({ ...device, userAgent: 'curl/8.14.1' })],
    ['by the token that came with it, hours later', 3 * 3_600, false, (device) => device],
  ])('ends by the previous cookie after the next one was used: %s', async (_, seconds, byCookie, other) => {
    const ana = await auth.signedIn();
    const stolen = await renew(cookieOf(ana), ana.device);
    const { scd } = await claimsOf(stolen.data.token);
    await noteSeen(ana, byCookie ? digestOf(stolen.session.cookie) : scd!);
    auth.passSeconds(seconds);
    await expect(renew(cookieOf(ana), other(ana.device))).rejects.toMatchObject(EXPIRED);
    await expect(renew(stolen.session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
    expect(await auth.revocations()).toContainEqual({ sessionId: ana.sessionId });
  });

  it('ends when another device has renewed first, whether its cookie was used or not', async () => {
    const ana = await auth.signedIn();
    const stolen = await renew(cookieOf(ana), newDevice());
    await expect(renew(cookieOf(ana), ana.device)).rejects.toMatchObject(EXPIRED);
    await expect(renew(stolen.session.cookie)).rejects.toMatchObject(EXPIRED);
  });

  it('gives the tabs of one browser the same cookie although one of them has used it already', async () => {
    const ana = await auth.signedIn();
    const { session } = await renew(cookieOf(ana), ana.device);
    await noteSeen(ana, digestOf(session.cookie));
    await noteSeen(ana, digestOf(cookieOf(ana)));
    expect((await renew(cookieOf(ana), ana.device)).session.cookie).toBe(session.cookie);
  });

  it('continues when only the previous cookie was used', async () => {
    const ana = await auth.signedIn();
    await renew(cookieOf(ana), ana.device);
    await noteSeen(ana, digestOf(cookieOf(ana)));
    auth.passHours(3);
    await expect(renew(cookieOf(ana), ana.device)).resolves.toBeDefined();
  });

  it('continues by the previous cookie once, but not repeatedly', async () => {
    const ana = await auth.signedIn();
    await renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    await renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    await expect(renew(cookieOf(ana), ana.device)).rejects.toMatchObject(EXPIRED);
  });

  it('ends at once by a much older cookie', async () => {
    const ana = await auth.signedIn();
    const first = await renew(cookieOf(ana));
    const second = await renew(first.session.cookie);
    await expect(renew(cookieOf(ana))).rejects.toMatchObject(EXPIRED);
    await expect(renew(second.session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await stands(ana)).toEqual({ stands: false });
  });

  it('is not ended by a guessed cookie', async () => {
    const ana = await auth.signedIn();
    const failedLogins = [
      undefined,
      '',
      ana.sessionId,
      `${ana.sessionId}.${'A'.repeat(64)}`,
      `${'0'.repeat(24)}.${cookieOf(ana).split('.')[1]}`,
      `${cookieOf(ana)}A`,
      '$gt.$ne',
    ];
    for (const cookie of failedLogins)
      expect(await auth.refusal(RenewSession, { cookie, device: newDevice() })).toMatchObject(EXPIRED);
    await expect(renew(cookieOf(ana))).resolves.toBeDefined();
  });

  it('ends when its reader signs out, also by the previous cookie', async () => {
    const ana = await auth.signedIn();
    const { session } = await renew(cookieOf(ana));
    const { device } = ana;
    expect(await auth.ask(CloseSession, { cookie: cookieOf(ana), device })).toEqual({ signedOut: true });
    await expect(renew(session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await auth.revocations()).toContainEqual({ sessionId: ana.sessionId });
    expect(await auth.ask(CloseSession, { cookie: cookieOf(ana), device })).toEqual({ signedOut: true });
    expect(await auth.ask(CloseSession, { device })).toEqual({ signedOut: true });
    expect((await auth.actionsOf(ana.userId)).slice(-2)).toEqual(['signed-in', 'signed-out']);
  });
});

describe('the list of sessions', () => {
  it('names devices, and marks the current one', async () => {
    const ana = await auth.signedIn();
    const { session } = await auth.signIn({ ...ana, device: newDevice({ userAgent: 'curl/8.5' }) });
    const { userId, sessionId } = ana;
    const sessions = await auth.ask(ListSessions, { userId, sessionId });
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      id: sessionId,
      browser: 'Firefox 140',
      system: 'Linux',
      address: ana.device.address,
    });
    expect(sessions.find(({ current }) => !current)?.id).toBe(session.cookie.split('.')[0]);
  });

  it('ends one, and revokes its tokens', async () => {
    const ana = await auth.signedIn();
    const other = await auth.signIn(ana);
    const { userId, sessionId, device } = ana;
    const ended = sessionIdOf(other);
    expect(await auth.ask(EndSession, { userId, sessionId, ended, device })).toEqual({ ended: 1 });
    expect(await auth.refusal(EndSession, { userId, sessionId, ended, device })).toMatchObject({
      code: 'SESSION_NOT_FOUND',
      status: 404,
    });
    await expect(renew(other.session.cookie)).rejects.toMatchObject(EXPIRED);
    await expect(renew(cookieOf(ana))).resolves.toBeDefined();
    expect(await auth.revocations()).toContainEqual({ sessionId: ended });
  });

  it('ends no session of another reader', async () => {
    const [ana, other] = [await auth.signedIn(), await auth.signedIn()];
    const { userId, sessionId, device } = other;
    const ended = ana.sessionId;
    expect(await auth.refusal(EndSession, { userId, sessionId, ended, device })).toMatchObject({
      code: 'SESSION_NOT_FOUND',
      status: 404,
    });
    expect(await stands(ana)).toEqual({ stands: true });
    expect(await auth.revocations()).not.toContainEqual({ sessionId: ended });
  });

  it('ends all others', async () => {
    const ana = await auth.signedIn();
    await auth.signIn(ana);
    await auth.signIn(ana);
    const { userId, sessionId, device } = ana;
    expect(await auth.ask(EndOtherSessions, { userId, sessionId, device })).toEqual({ ended: 2 });
    expect(await auth.ask(ListSessions, { userId, sessionId })).toMatchObject([{ id: sessionId }]);
  });
});

describe('the revocation feed', () => {
  it('receives the entries that were pending while Redis was away', async () => {
    const ana = await auth.signedIn();
    const redis = auth.service.app.get<Redis>(REDIS);
    const xadd = redis.xadd;
    redis.xadd = (() => Promise.reject(new Error('away'))) as typeof xadd;
    await auth.ask(CloseSession, { cookie: cookieOf(ana), device: ana.device });
    expect(await auth.revocations()).not.toContainEqual({ sessionId: ana.sessionId });
    expect(await stands(ana)).toEqual({ stands: false });
    redis.xadd = xadd;
    await until('the feed has it', async () =>
      (await auth.revocations()).some((entry) => 'sessionId' in entry && entry.sessionId === ana.sessionId),
    );
  });
});

describe('keys', () => {
  it('change after thirty days, and the former one verifies its tokens until they expire', async () => {
    const ana = await auth.signedIn();
    const { kid } = await claimsOf(ana.opened.data.token);
    // To just before the next period, so that a token of this one is still valid when it begins.
    const period = 30 * 86_400;
    const left = period - (Math.floor(auth.now().getTime() / 1_000) % period);
    auth.passSeconds(left - 60);
    const before = await auth.signIn(ana);
    auth.passSeconds(120);
    const after = await auth.signIn(ana);
    expect((await claimsOf(before.data.token)).kid).toBe(kid);
    expect((await claimsOf(after.data.token)).kid).not.toBe(kid);
    expect(await auth.ask(ListAccessKeys, {})).toHaveLength(2);
    await expect(renew(before.session.cookie)).resolves.toBeDefined();
  });

  it('reveal nothing of their private halves', async () => {
    const keys = await auth.ask(ListAccessKeys, {});
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['crv', 'kid', 'kty', 'x']);
  });
});
