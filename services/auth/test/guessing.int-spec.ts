import { OpenSession } from '@word-unfolded/contracts';
import { AuthUnderTest, newDevice, newPerson, type Person } from './auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  auth.stopClock();
});
afterAll(() => auth.stop());

type Claim = Pick<Person, 'email' | 'device'>;

/** Tries wrong passwords. @returns how many were looked at, and were not told to wait */
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

describe('who guesses passwords', () => {
  it('waits longer after each wrong one, and no longer than a quarter of an hour', async () => {
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

  it('is not let in by the right password while they have to wait, and is afterwards', async () => {
    const ana = await auth.member();
    const device = newDevice();
    await guess({ ...ana, device }, 8);
    await expect(auth.signIn({ ...ana, device })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    auth.passSeconds(3);
    await expect(auth.signIn({ ...ana, device })).resolves.toBeDefined();
    expect(await guess({ ...ana, device }, 5)).toBe(5);
  });

  it('is told the same of an address that has no account', async () => {
    const claim = { email: 'nobody@example.org', device: newDevice() };
    expect(await guess(claim, 8)).toBe(6);
  });

  it('gains nothing by guessing many times at the same moment', async () => {
    const claim = { email: (await auth.member()).email, device: newDevice() };
    const looked = await Promise.all(Array.from({ length: 200 }, () => guess(claim, 1)));
    expect(looked.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('gains nothing by trying many accounts from one address, nor by signing in to their own in between', async () => {
    const guesser = await auth.member();
    const { device } = guesser;
    let looked = 0;
    for (let count = 0; count < 60; count += 1) {
      looked += await guess({ email: `target${count}@example.org`, device }, 1);
      if (count % 3 === 0) await auth.signIn(guesser).catch(() => {});
    }
    expect(looked).toBeLessThan(40);
  });

  it('gains nothing by the other addresses of their network', async () => {
    const { email } = await auth.member();
    let looked = 0;
    for (let count = 0; count < 30; count += 1) {
      const device = newDevice({ address: `2001:db8:7:1::${count.toString(16)}` });
      looked += await guess({ email, device }, 1);
    }
    expect(looked).toBeLessThan(10);
  });
});

describe('a thousand wrong passwords from a thousand addresses', () => {
  it('slow the guessers down, and do not keep the owner out of a device that is known', async () => {
    const owner = await auth.signedIn();
    let { mark } = owner.device;
    let looked = 0;
    for (let count = 0; count < 10; count += 1) {
      const crowd = Array.from({ length: 100 }, () => guess({ email: owner.email, device: newDevice() }, 1));
      looked += (await Promise.all(crowd)).reduce((sum, one) => sum + one, 0);
      const { session } = await auth.signIn({ ...owner, device: newDevice({ mark }) });
      mark = session.deviceMark;
    }
    expect(looked).toBeLessThan(100);
    const stranger = { ...owner, device: newDevice() };
    expect(await waitOf(stranger)).toBeLessThanOrEqual(300);
    auth.passSeconds(301);
    await expect(auth.signIn(stranger)).resolves.toBeDefined();
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

  it('do not reach the password of an account that waits for its address', async () => {
    const waiting = await auth.register(newPerson());
    const claim = { email: waiting.email, device: newDevice() };
    expect(await guess(claim, 30)).toBe(6);
    await expect(auth.signIn({ ...waiting, device: claim.device })).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  });
});
