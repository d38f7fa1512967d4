import { hash } from '@node-rs/argon2';
import { ListSessions, OpenSession } from '@word-unfolded/contracts';
import { LoginLimiter } from '../src/attempts/login-limiter.js';
import { AuthUnderTest, EXPIRED, newDevice, newPerson, type Person } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  auth.stopClock();
});
afterAll(() => auth.stop());

describe('sign-in', () => {
  it('issues a token that the listed keys verify, and that identifies the reader', async () => {
    const ana = await auth.signedIn();
    const { token, expiresIn } = ana.opened.data;
    expect(expiresIn).toBe(900);
    const claims = await auth.claimsOf(token);
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
    await expect(auth.renew(ana.opened.session.cookie)).rejects.toMatchObject(EXPIRED);
    expect(await auth.stands(ana)).toEqual({ stands: false });
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

type Claim = Pick<Person, 'email' | 'device'>;

/** Tries wrong passwords. @returns how many were checked rather than delayed */
async function guess({ email, device }: Claim, times: number): Promise<number> {
  let looked = 0;
  for (let count = 0; count < times; count += 1) {
    const request = { email, password: `guess ${count}`, rememberMe: false, device };
    const { code } = await auth.refusal(OpenSession, request);
    if (code === 'CREDENTIALS_INVALID') looked += 1;
    else expect(code).toBe('TOO_MANY_ATTEMPTS');
  }
  return looked;
}

async function waitOf({ email, device }: Claim): Promise<number> {
  const error = await auth.refusal(OpenSession, { email, password: 'x', rememberMe: false, device });
  expect(error).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
    message: 'Too many requests. Please wait before trying again.',
  });
  const { retryAfter, resetAt } = error.fields;
  const inMs = new Date(resetAt as string).getTime() - auth.now().getTime();
  expect(Math.abs(inMs / 1_000 - Number(retryAfter))).toBeLessThan(2);
  return Number(retryAfter);
}

describe('a source of failed logins', () => {
  it('waits longer after each one, up to a quarter of an hour', async () => {
    const claim = { email: (await auth.member()).email, device: newDevice() };
    expect(await guess(claim, 6)).toBe(6);
    const waits: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const wait = await waitOf(claim);
      waits.push(wait);
      auth.passSeconds(wait + 1);
      expect(await guess(claim, 1)).toBe(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('is refused with the right password during the delay, and accepted after it', async () => {
    const ana = await auth.member();
    const device = newDevice();
    await guess({ ...ana, device }, 8);
    await expect(auth.signIn({ ...ana, device })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    auth.passSeconds(3);
    await expect(auth.signIn({ ...ana, device })).resolves.toBeDefined();
    expect(await guess({ ...ana, device }, 5)).toBe(5);
  });

  it('gets the same responses for an address without an account', async () => {
    const claim = { email: 'nobody@example.org', device: newDevice() };
    expect(await guess(claim, 8)).toBe(6);
  });

  it('gains nothing by concurrent attempts', async () => {
    const claim = { email: (await auth.member()).email, device: newDevice() };
    const looked = await Promise.all(Array.from({ length: 200 }, () => guess(claim, 1)));
    expect(looked.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('has few attempts at each account when it tries many from one IP address, whatever it does in between', async () => {
    const guesser = await auth.member();
    const { device } = guesser;
    let looked = 0;
    for (let count = 0; count < 60; count += 1) {
      looked += await guess({ email: `target${count}@example.org`, device }, 1);
      if (count % 3 === 0) await auth.signIn(guesser).catch(() => {});
    }
    expect(looked).toBeLessThanOrEqual(60); // one attempt at each
    expect(await guess({ email: 'target1@example.org', device }, 5)).toBeLessThan(3);
  });

  it('gains nothing by the other addresses of its network', async () => {
    const { email } = await auth.member();
    let looked = 0;
    for (let count = 0; count < 30; count += 1) {
      const device = newDevice({ address: `2001:db8:7:1::${count.toString(16)}` });
      looked += await guess({ email, device }, 1);
    }
    expect(looked).toBeLessThan(10);
  });
});

describe('failed logins of others', () => {
  it('do not lock the owner out, neither on a known device nor on a new one', async () => {
    const owner = await auth.signedIn();
    let { mark } = owner.device;
    for (let count = 0; count < 5; count += 1) {
      const crowd = Array.from({ length: 100 }, () => guess({ email: owner.email, device: newDevice() }, 1));
      await Promise.all(crowd);
      const { session } = await auth.signIn({ ...owner, device: newDevice({ mark }) });
      mark = session.deviceMark;
      await expect(auth.signIn({ ...owner, device: newDevice() })).resolves.toBeDefined();
    }
  });

  it('leave each network few attempts while an account is tried from many', async () => {
    const { email } = await auth.member();
    const crowd = Array.from({ length: 60 }, () => newDevice());
    for (const device of crowd) await guess({ email, device }, 1);
    const looked = await Promise.all(crowd.slice(50).map((device) => guess({ email, device }, 5)));
    expect(Math.max(...looked)).toBeLessThanOrEqual(2);
  });

  it('do not lock out a neighbour on a new device of the same network', async () => {
    const device = newDevice();
    for (let count = 0; count < 25; count += 1)
      await guess({ email: `of-a-school-${count}@example.org`, device }, 3);
    const victim = await auth.member();
    await guess({ email: victim.email, device }, 20);
    const neighbour = await auth.member();
    const { address } = device;
    await expect(auth.signIn({ ...neighbour, device: newDevice({ address }) })).resolves.toBeDefined();
    const clumsy = { ...(await auth.member()), device: newDevice({ address }) };
    expect(await guess(clumsy, 1)).toBe(1);
    await expect(auth.signIn(clumsy)).resolves.toBeDefined();
  });

  it('from one network at more than a thousand accounts an hour are refused', async () => {
    const device = newDevice();
    const limiter = auth.service.app.get(LoginLimiter);
    const emailOf = (count: number) => `sprayed${count}@example.org`;
    for (let count = 0; count < 995; count += 1) await limiter.begin(emailOf(count), device, undefined);
    const codes: string[] = [];
    for (let count = 995; count < 1_005; count += 1) {
      const request = { email: emailOf(count), password: 'no', rememberMe: false, device };
      codes.push((await auth.refusal(OpenSession, request)).code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('CREDENTIALS_INVALID'));
    expect(codes.slice(5)).toEqual(Array(5).fill('TOO_MANY_ATTEMPTS'));
  });

  it('are not made possible by a mark that belongs to another account', async () => {
    const guesser = await auth.signedIn();
    const { email } = await auth.member();
    expect(await guess({ email, device: guesser.device }, 30)).toBe(6);
  });

  it('are counted also on a known device', async () => {
    const owner = await auth.signedIn();
    expect(await guess(owner, 30)).toBe(11);
  });

  it('do not affect the password of an unverified account', async () => {
    const waiting = await auth.register(newPerson());
    const claim = { email: waiting.email, device: newDevice() };
    expect(await guess(claim, 30)).toBe(6);
    await expect(auth.signIn({ ...waiting, device: claim.device })).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  });
});
