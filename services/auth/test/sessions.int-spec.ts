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
} from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { AuthUnderTest, newDevice, sessionIdOf } from './auth-fixture.js';

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

async function claimsOf(token: string) {
  const keys = await auth.ask(ListAccessKeys, {});
  const verified = await jwtVerify(token, createLocalJWKSet({ keys }), {
    algorithms: ['EdDSA'],
    currentDate: auth.now(),
  });
  return { ...accessClaims.parse(verified.payload), kid: verified.protectedHeader.kid };
}

describe('signing in', () => {
  it('gives a token that the listed keys verify, and that says who it is for', async () => {
    const ana = await auth.signedIn();
    const { token, expiresIn } = ana.opened.data;
    expect(expiresIn).toBe(900);
    const claims = await claimsOf(token);
    expect(claims).toMatchObject({ sub: ana.userId, sid: ana.sessionId, tier: 'free', role: 'user' });
    expect(claims.exp - claims.iat).toBe(900);
  });

  it('takes the address in whatever case it is written', async () => {
    const ana = await auth.member();
    await expect(auth.signIn({ ...ana, email: ana.email.toUpperCase() })).resolves.toBeDefined();
  });

  it.each([
    ['a wrong password', async () => ({ ...(await auth.member()), password: 'not this one' })],
    ['an unknown address', async () => ({ ...(await auth.member()), email: 'nobody@example.org' })],
  ])('is refused in the same words for %s', async (_, claim) => {
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

  it('is refused to a suspended reader, who learns of it only by the right password', async () => {
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

  it('hashes the password anew when the parameters have changed', async () => {
    const ana = await auth.member();
    const accounts = auth.database.collection('accounts');
    const old = await hash(ana.password, { algorithm: 2, memoryCost: 16, timeCost: 2 });
    await accounts.updateOne({ username: ana.username }, { $set: { passwordHash: old } });
    await auth.signIn(ana);
    const renewed = await accounts.findOne({ username: ana.username });
    expect(renewed?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    await expect(auth.signIn(ana)).resolves.toBeDefined();
  });

  it('mails the owner when the device is a new one, and not when it is known', async () => {
    const ana = await auth.signedIn({ language: 'es' });
    const letters = () => auth.lettersTo(ana.email).filter(({ content }) => content.letter === 'new-device');
    expect(letters()).toEqual([]);
    const phone = newDevice({
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    });
    const { session } = await auth.signIn({ ...ana, device: phone });
    expect(letters()).toMatchObject([
      {
        language: 'es',
        content: { values: { name: ana.name, device: 'Chrome 138, Android', address: phone.address } },
      },
    ]);
    await auth.signIn({ ...ana, device: { ...phone, mark: session.deviceMark } });
    await auth.signIn(ana);
    expect(letters()).toHaveLength(1);
  });

  it('gives the device another mark, so that one that somebody had put there is of no use to them', async () => {
    const ana = await auth.signedIn();
    const planted = 'planted-by-somebody-else';
    const { session } = await auth.signIn({ ...ana, device: { ...ana.device, mark: planted } });
    expect(session.deviceMark).not.toBe(planted);
    const before = auth.lettersTo(ana.email).length;
    await auth.signIn({ ...ana, device: newDevice({ mark: planted }) });
    expect(auth.lettersTo(ana.email)).toHaveLength(before + 1);
  });

  it('keeps fifty sessions at most: the least used goes', async () => {
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
    const renewed = await Promise.all(Array.from({ length: 6 }, () => renew(cookieOf(ana))));
    const cookies = new Set(renewed.map(({ session }) => session.cookie));
    expect(cookies.size).toBe(1);
    await expect(renew([...cookies][0]!)).resolves.toBeDefined();
  });

  it('accepts the cookie before the present one for half a minute, and then ends by it', async () => {
    const ana = await auth.signedIn();
    const { session } = await renew(cookieOf(ana));
    auth.passSeconds(29);
    expect((await renew(cookieOf(ana))).session.cookie).toBe(session.cookie);
    auth.passSeconds(2);
    await expect(renew(cookieOf(ana))).rejects.toMatchObject(EXPIRED);
    await expect(renew(session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await auth.revocations()).toContainEqual({ sessionId: ana.sessionId });
    expect(await auth.actsOf(ana.userId)).toContain('session-cookie-reused');
  });

  it('ends at once by a cookie from long before', async () => {
    const ana = await auth.signedIn();
    const first = await renew(cookieOf(ana));
    const second = await renew(first.session.cookie);
    await expect(renew(cookieOf(ana))).rejects.toMatchObject(EXPIRED);
    await expect(renew(second.session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await stands(ana)).toEqual({ stands: false });
  });

  it('stands when somebody only guesses at its cookie', async () => {
    const ana = await auth.signedIn();
    const guesses = [
      undefined,
      '',
      ana.sessionId,
      `${ana.sessionId}.${'A'.repeat(64)}`,
      `${'0'.repeat(24)}.${cookieOf(ana).split('.')[1]}`,
      `${cookieOf(ana)}A`,
      '$gt.$ne',
    ];
    for (const cookie of guesses)
      expect(await auth.refusal(RenewSession, { cookie, device: newDevice() })).toMatchObject(EXPIRED);
    await expect(renew(cookieOf(ana))).resolves.toBeDefined();
  });

  it('ends when its reader signs out, also by the cookie from before', async () => {
    const ana = await auth.signedIn();
    const { session } = await renew(cookieOf(ana));
    const { device } = ana;
    expect(await auth.ask(CloseSession, { cookie: cookieOf(ana), device })).toEqual({ signedOut: true });
    await expect(renew(session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await auth.revocations()).toContainEqual({ sessionId: ana.sessionId });
    expect(await auth.ask(CloseSession, { cookie: cookieOf(ana), device })).toEqual({ signedOut: true });
    expect(await auth.ask(CloseSession, { device })).toEqual({ signedOut: true });
    expect((await auth.actsOf(ana.userId)).slice(-2)).toEqual(['signed-in', 'signed-out']);
  });
});

describe('the list of sessions', () => {
  it('names devices, and says which one asks', async () => {
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

  it('ends one, and its tokens with it', async () => {
    const ana = await auth.signedIn();
    const other = await auth.signIn(ana);
    const { userId, sessionId, device } = ana;
    const ended = sessionIdOf(other);
    expect(await auth.ask(EndSession, { userId, sessionId, ended, device })).toEqual({ ended: 1 });
    expect(await auth.ask(EndSession, { userId, sessionId, ended, device })).toEqual({ ended: 0 });
    await expect(renew(other.session.cookie)).rejects.toMatchObject(EXPIRED);
    await expect(renew(cookieOf(ana))).resolves.toBeDefined();
    expect(await auth.revocations()).toContainEqual({ sessionId: ended });
  });

  it('ends nothing of another reader', async () => {
    const [ana, other] = [await auth.signedIn(), await auth.signedIn()];
    const { userId, sessionId, device } = other;
    const ended = ana.sessionId;
    expect(await auth.ask(EndSession, { userId, sessionId, ended, device })).toEqual({ ended: 0 });
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

describe('the feed of revocations', () => {
  it('gets what had to wait while Redis did not take it', async () => {
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
  it('change after thirty days, and what the one before has signed is good to its end', async () => {
    const ana = await auth.signedIn();
    const { kid } = await claimsOf(ana.opened.data.token);
    // To just before the next period, so that a token of this one is in force when it begins.
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

  it('show nothing of their private halves', async () => {
    const keys = await auth.ask(ListAccessKeys, {});
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['crv', 'kid', 'kty', 'x']);
  });
});
