import { Register, SendVerificationEmail, VerifyEmail, GrantRole } from '@word-unfolded/contracts';
import { UnverifiedAccounts } from '../src/accounts/unverified-accounts.js';
import { AuthUnderTest, newDevice, newPerson } from './auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const verify = (token: string) => ({ token, device: newDevice() });
const lettersOf = (email: string) => auth.lettersTo(email).map(({ content }) => content.letter);
const accountsOf = (email: string) =>
  auth.database.collection('accounts').countDocuments({ emailKey: email.toLowerCase() });

describe('a registration', () => {
  it('mails a link, in the language of the page, that verifies the address', async () => {
    const ana = await auth.register(newPerson({ language: 'es' }));
    const [letter] = auth.lettersTo(ana.email);
    expect(letter).toMatchObject({
      to: ana.email,
      language: 'es',
      content: { letter: 'verify-address', values: { name: ana.name } },
    });
    expect(auth.mailedToken(ana.email)).toMatch(/^[\w-]{43}$/);
    await expect(auth.signIn(ana)).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please verify your email address before signing in.',
    });
    await expect(auth.ask(VerifyEmail, verify(auth.mailedToken(ana.email)))).resolves.toEqual({
      verified: true,
    });
    const { data } = await auth.signIn(ana);
    expect(data.user).toMatchObject({
      name: ana.name,
      firstName: 'Ana',
      email: ana.email,
      username: ana.username,
      language: 'es',
      role: 'user',
      subscriptionTier: 'free',
      verified: true,
    });
  });

  it('keeps neither password nor token in the clear', async () => {
    const ana = await auth.register();
    const account = await auth.database.collection('accounts').findOne({ email: ana.email });
    expect(account?.['passwordHash']).toMatch(/^\$argon2id\$/);
    const tokens = await auth.database.collection('mailed_tokens').find({}).toArray();
    expect(JSON.stringify([account, tokens])).not.toContain(auth.mailedToken(ana.email));
    expect(JSON.stringify(account)).not.toContain(ana.password);
  });

  it('is refused when the username is taken, in whatever case it is written', async () => {
    const ana = await auth.register();
    const other = newPerson({ username: ana.username.toUpperCase() });
    expect(await auth.refusal(Register, other)).toMatchObject({
      code: 'USERNAME_TAKEN',
      message: 'This username is already taken',
      details: [{ field: 'username', code: 'USERNAME_TAKEN' }],
    });
    expect(auth.lettersTo(other.email)).toEqual([]);
  });

  it('gives a username to one of several who ask for it at the same moment', async () => {
    const rivals = Array.from({ length: 5 }, () => newPerson({ username: 'the_first' }));
    const outcomes = await Promise.allSettled(rivals.map((rival) => auth.register(rival)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  it.each([
    ['one of the commonest', 'Password1'],
    ['their name', 'ana maría weak'],
    ['their address', 'weak@example.org'],
    ['the first part of their address', 'WEAK@EXAMPLE.ORG'],
    ['their username', 'weak.name'],
  ])('is refused when the password is %s', async (_, password) => {
    const person = newPerson({ name: 'Ana María Weak', email: 'weak@example.org', username: 'weak.name' });
    expect(await auth.refusal(Register, { ...person, password })).toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      message: 'Password is too weak',
      details: [{ field: 'password' }],
    });
  });

  it('is taken back when the letter cannot be handed in, so that it can be tried again', async () => {
    const ana = newPerson();
    auth.postOfficeIsClosed = true;
    await expect(auth.register(ana)).rejects.toMatchObject({
      code: 'REGISTRATION_FAILED',
      status: 500,
      message: 'Registration failed',
    });
    auth.postOfficeIsClosed = false;
    expect(await accountsOf(ana.email)).toBe(0);
    await expect(auth.register(ana)).resolves.toBe(ana);
  });
});

describe('an address that has an account', () => {
  it('is not told apart from one that has none; its owner learns of it by mail', async () => {
    const owner = await auth.member({ language: 'es' });
    const stranger = newPerson({ email: owner.email.toLowerCase(), password: 'a guess at nothing' });
    const fresh = newPerson({ password: 'a guess at nothing' });
    expect(await auth.ask(Register, stranger)).toEqual({ email: stranger.email });
    expect(await auth.ask(Register, fresh)).toEqual({ email: fresh.email });
    expect(auth.lettersTo(owner.email).at(-1)).toMatchObject({
      to: owner.email,
      language: 'es',
      content: { letter: 'address-has-account', values: { name: owner.name, loginPath: '/login' } },
    });
    for (const one of [stranger, fresh]) {
      const again = newPerson({ username: one.username });
      expect(await auth.refusal(Register, again)).toMatchObject({ code: 'USERNAME_TAKEN' });
      await expect(auth.signIn(one)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
      await expect(auth.signIn({ ...one, password: 'not this one' })).rejects.toMatchObject({
        code: 'CREDENTIALS_INVALID',
      });
    }
    await expect(auth.signIn(owner)).resolves.toBeDefined();
  });

  it('belongs to the first of several who wait for it that is verified', async () => {
    const first = await auth.register();
    const tokenOfFirst = auth.mailedToken(first.email);
    const second = await auth.register(newPerson({ email: first.email.toUpperCase() }));
    const tokenOfSecond = auth.mailedToken(first.email);
    await auth.ask(VerifyEmail, verify(tokenOfSecond));
    expect(await auth.refusal(VerifyEmail, verify(tokenOfFirst))).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'An account with this email already exists',
    });
    const { data } = await auth.signIn(second);
    expect(data.user.username).toBe(second.username);
  });

  it('has one verified account when all links are used at the same moment', async () => {
    const email = 'crowd@example.org';
    const tokens: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      await auth.register(newPerson({ email }));
      tokens.push(auth.mailedToken(email));
    }
    const outcomes = await Promise.allSettled(tokens.map((token) => auth.ask(VerifyEmail, verify(token))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'EMAIL_TAKEN' });
  });
});

describe('a link that verifies an address', () => {
  const INVALID = { code: 'TOKEN_INVALID', status: 401, message: 'Invalid or expired token' };

  it('is good once', async () => {
    const ana = await auth.register();
    const token = auth.mailedToken(ana.email);
    await auth.ask(VerifyEmail, verify(token));
    expect(await auth.refusal(VerifyEmail, verify(token))).toMatchObject(INVALID);
  });

  it('is good for one of many who use it at the same moment', async () => {
    const ana = await auth.register();
    const token = auth.mailedToken(ana.email);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => auth.ask(VerifyEmail, verify(token))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is good no more once another was mailed', async () => {
    const ana = await auth.register();
    const before = auth.mailedToken(ana.email);
    const { email, device } = ana;
    await auth.ask(SendVerificationEmail, { email, device, language: 'en' });
    expect(auth.mailedToken(email)).not.toBe(before);
    expect(await auth.refusal(VerifyEmail, verify(before))).toMatchObject(INVALID);
    await auth.ask(VerifyEmail, verify(auth.mailedToken(email)));
  });

  it('is no link at all when it is guessed, or was mailed for a password', async () => {
    for (const token of ['x', 'A'.repeat(43), '{"$gt":""}'])
      expect(await auth.refusal(VerifyEmail, verify(token))).toMatchObject(INVALID);
  });

  it('is mailed again only to those who wait for it, and the answer is the same', async () => {
    const owner = await auth.member();
    const before = lettersOf(owner.email);
    for (const email of [owner.email, 'nobody@example.org'])
      expect(await auth.ask(SendVerificationEmail, { email, device: newDevice(), language: 'en' })).toEqual({
        sent: true,
      });
    expect(lettersOf(owner.email)).toEqual(before);
    expect(lettersOf('nobody@example.org')).toEqual([]);
  });

  it('is mailed five times an hour at most, and the sixth answer is the same', async () => {
    const { email } = await auth.register();
    for (let count = 0; count < 8; count += 1)
      expect(await auth.ask(SendVerificationEmail, { email, device: newDevice(), language: 'en' })).toEqual({
        sent: true,
      });
    expect(lettersOf(email)).toHaveLength(5);
  });

  it('is not asked for without end from one address', async () => {
    const device = newDevice();
    const ask = (count: number) =>
      auth.ask(SendVerificationEmail, { email: `many${count}@example.org`, device, language: 'en' });
    for (let count = 0; count < 60; count += 1) await ask(count);
    await expect(ask(60)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      fields: { retryAfter: expect.any(Number), resetAt: expect.any(String) },
    });
  });
});

describe('time', () => {
  it('ends a link after a day, and an account that nobody verifies after a week', async () => {
    const ana = await auth.register();
    const token = auth.mailedToken(ana.email);
    const kept = await auth.member();
    auth.passHours(24);
    expect(await auth.refusal(VerifyEmail, verify(token))).toMatchObject({ code: 'TOKEN_INVALID' });
    const sweep = () => auth.service.app.get(UnverifiedAccounts).removeOverdue();
    auth.passHours(6 * 24 - 1);
    await sweep();
    expect(await accountsOf(ana.email)).toBe(1);
    auth.passHours(2);
    await sweep();
    expect(await accountsOf(ana.email)).toBe(0);
    expect(await accountsOf(kept.email)).toBe(1);
    expect(await auth.refusal(GrantRole, { email: ana.email, role: 'admin' })).toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    await expect(auth.register(ana)).resolves.toBeDefined();
  });
});
