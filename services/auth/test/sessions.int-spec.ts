import {
  CloseSession,
  EndOtherSessions,
  EndSession,
  ListAccessKeys,
  ListSessions,
  RenewSession,
  seenCookiesKey,
  type Device,
} from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import { digestOf } from '../src/common/digest.js';
import { AuthUnderTest, EXPIRED, newDevice, sessionIdOf } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  auth.stopClock();
});
afterAll(() => auth.stop());

type SignedIn = Awaited<ReturnType<AuthUnderTest['signedIn']>>;

const cookieOf = ({ opened }: SignedIn) => opened.session.cookie;

/** As a gateway does after it has authorized a request. */
const noteSeen = ({ sessionId }: SignedIn, digest: string) =>
  auth.service.app.get<Redis>(REDIS).zadd(seenCookiesKey(sessionId), 1, digest);

describe('a session', () => {
  it('lasts a day, and its cookie until the browser closes', async () => {
    const ana = await auth.signedIn();
    expect(ana.opened.session.maxAgeSeconds).toBeNull();
    auth.passHours(23.9);
    const { session } = await auth.renew(cookieOf(ana));
    expect(session.maxAgeSeconds).toBeNull();
    auth.passHours(0.2);
    await expect(auth.renew(session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await auth.stands(ana)).toEqual({ stands: false });
  });

  it('that is remembered lasts thirty days, however often it is renewed', async () => {
    const ana = await auth.member();
    let { session } = await auth.signIn(ana, true);
    expect(session.maxAgeSeconds).toBeGreaterThan(30 * 86_400 - 60);
    for (let day = 1; day < 30; day += 1) {
      auth.passHours(24);
      ({ session } = await auth.renew(session.cookie));
      expect(session.maxAgeSeconds).toBeLessThanOrEqual((30 - day) * 86_400);
    }
    auth.passHours(24);
    await expect(auth.renew(session.cookie)).rejects.toMatchObject(EXPIRED);
  });

  it('gets another cookie at each renewal', async () => {
    const ana = await auth.signedIn();
    const first = await auth.renew(cookieOf(ana));
    const second = await auth.renew(first.session.cookie);
    expect(new Set([cookieOf(ana), first.session.cookie, second.session.cookie]).size).toBe(3);
    expect(await auth.claimsOf(second.data.token)).toMatchObject({ sid: ana.sessionId });
  });

  it('has one cookie in the end when many tabs renew it at the same moment', async () => {
    const ana = await auth.signedIn();
    const renewed = await Promise.all(Array.from({ length: 6 }, () => auth.renew(cookieOf(ana), ana.device)));
    const cookies = new Set(renewed.map(({ session }) => session.cookie));
    expect(cookies.size).toBe(1);
    await expect(auth.renew([...cookies][0]!)).resolves.toBeDefined();
  });

  it('gives two tabs of one device the same cookie, for half a minute', async () => {
    const ana = await auth.signedIn();
    const { session } = await auth.renew(cookieOf(ana), ana.device);
    auth.passSeconds(29);
    expect((await auth.renew(cookieOf(ana), ana.device)).session.cookie).toBe(session.cookie);
  });

  it('is renewed once more by the previous cookie when a killed browser lost the present one', async () => {
    const ana = await auth.signedIn();
    await auth.renew(cookieOf(ana), ana.device); // its response is lost
    auth.passHours(3);
    const again = await auth.renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    const next = await auth.renew(again.session.cookie, ana.device);
    await expect(auth.renew(next.session.cookie, ana.device)).resolves.toBeDefined();
    expect(await auth.stands(ana)).toEqual({ stands: true });
  });

  it('gives all tabs of a restored browser the same cookie', async () => {
    const ana = await auth.signedIn();
    await auth.renew(cookieOf(ana), ana.device);
    auth.passHours(3);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => auth.renew(cookieOf(ana), ana.device)));
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
    const { session } = await auth.renew(cookieOf(ana), ana.device);
    await expect(auth.renew(cookieOf(ana), other(ana.device))).rejects.toMatchObject(EXPIRED);
    await expect(auth.renew(session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
    expect(await auth.revocations()).toContainEqual({ sessionId: ana.sessionId });
    expect(await auth.actionsOf(ana.userId)).toContain('session-cookie-reused');
  });

  it('ends when the cookie that seemed lost is used after all: two parties have it', async () => {
    const ana = await auth.signedIn();
    const lost = await auth.renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    const again = await auth.renew(cookieOf(ana), ana.device);
    await expect(auth.renew(lost.session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
    await expect(auth.renew(again.session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
  });

  it.each<[string, number, boolean, (device: Device) => Device]>([
    ['hours later on the same device', 3 * 3_600, true, (device) => device],
    ['at once from another network', 5, true, (device) => ({ ...device, address: newDevice().address })],
    ['at once by another browser', 5, true, (device) => ({ ...device, userAgent: 'curl/8.14.1' })],
    ['by the token that came with it, hours later', 3 * 3_600, false, (device) => device],
  ])('ends by the previous cookie after the next one was used: %s', async (_, seconds, byCookie, other) => {
    const ana = await auth.signedIn();
    const stolen = await auth.renew(cookieOf(ana), ana.device);
    const { scd } = await auth.claimsOf(stolen.data.token);
    await noteSeen(ana, byCookie ? digestOf(stolen.session.cookie) : scd!);
    auth.passSeconds(seconds);
    await expect(auth.renew(cookieOf(ana), other(ana.device))).rejects.toMatchObject(EXPIRED);
    await expect(auth.renew(stolen.session.cookie, ana.device)).rejects.toMatchObject(EXPIRED);
    expect(await auth.revocations()).toContainEqual({ sessionId: ana.sessionId });
  });

  it('ends when another device has renewed first, whether its cookie was used or not', async () => {
    const ana = await auth.signedIn();
    const stolen = await auth.renew(cookieOf(ana), newDevice());
    await expect(auth.renew(cookieOf(ana), ana.device)).rejects.toMatchObject(EXPIRED);
    await expect(auth.renew(stolen.session.cookie)).rejects.toMatchObject(EXPIRED);
  });

  it('gives the tabs of one browser the same cookie although one of them has used it already', async () => {
    const ana = await auth.signedIn();
    const { session } = await auth.renew(cookieOf(ana), ana.device);
    await noteSeen(ana, digestOf(session.cookie));
    await noteSeen(ana, digestOf(cookieOf(ana)));
    expect((await auth.renew(cookieOf(ana), ana.device)).session.cookie).toBe(session.cookie);
  });

  it('continues when only the previous cookie was used', async () => {
    const ana = await auth.signedIn();
    await auth.renew(cookieOf(ana), ana.device);
    await noteSeen(ana, digestOf(cookieOf(ana)));
    auth.passHours(3);
    await expect(auth.renew(cookieOf(ana), ana.device)).resolves.toBeDefined();
  });

  it('continues by the previous cookie once, but not repeatedly', async () => {
    const ana = await auth.signedIn();
    await auth.renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    await auth.renew(cookieOf(ana), ana.device);
    auth.passHours(1);
    await expect(auth.renew(cookieOf(ana), ana.device)).rejects.toMatchObject(EXPIRED);
  });

  it('ends at once by a much older cookie', async () => {
    const ana = await auth.signedIn();
    const first = await auth.renew(cookieOf(ana));
    const second = await auth.renew(first.session.cookie);
    await expect(auth.renew(cookieOf(ana))).rejects.toMatchObject(EXPIRED);
    await expect(auth.renew(second.session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await auth.stands(ana)).toEqual({ stands: false });
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
    await expect(auth.renew(cookieOf(ana))).resolves.toBeDefined();
  });

  it('ends when its reader signs out, also by the previous cookie', async () => {
    const ana = await auth.signedIn();
    const { session } = await auth.renew(cookieOf(ana));
    const { device } = ana;
    expect(await auth.ask(CloseSession, { cookie: cookieOf(ana), device })).toEqual({ signedOut: true });
    await expect(auth.renew(session.cookie)).rejects.toMatchObject(EXPIRED);
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
    await expect(auth.renew(other.session.cookie)).rejects.toMatchObject(EXPIRED);
    await expect(auth.renew(cookieOf(ana))).resolves.toBeDefined();
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
    expect(await auth.stands(ana)).toEqual({ stands: true });
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
    expect(await auth.stands(ana)).toEqual({ stands: false });
    redis.xadd = xadd;
    await until('the feed has it', async () =>
      (await auth.revocations()).some((entry) => 'sessionId' in entry && entry.sessionId === ana.sessionId),
    );
  });
});

describe('keys', () => {
  it('change after thirty days, and the former one verifies its tokens until they expire', async () => {
    const ana = await auth.signedIn();
    const { kid } = await auth.claimsOf(ana.opened.data.token);
    // To just before the next period, so that a token of this one is still valid when it begins.
    const period = 30 * 86_400;
    const left = period - (Math.floor(auth.now().getTime() / 1_000) % period);
    auth.passSeconds(left - 60);
    const before = await auth.signIn(ana);
    auth.passSeconds(120);
    const after = await auth.signIn(ana);
    expect((await auth.claimsOf(before.data.token)).kid).toBe(kid);
    expect((await auth.claimsOf(after.data.token)).kid).not.toBe(kid);
    expect(await auth.ask(ListAccessKeys, {})).toHaveLength(2);
    await expect(auth.renew(before.session.cookie)).resolves.toBeDefined();
  });

  it('reveal nothing of their private halves', async () => {
    const keys = await auth.ask(ListAccessKeys, {});
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['crv', 'kid', 'kty', 'x']);
  });
});
