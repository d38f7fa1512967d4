import {
  CheckVerification,
  GrantRole,
  Register,
  SendVerificationEmail,
  VerifyEmail,
  type AppError,
} from '@word-unfolded/contracts';
import { ContractClient, Retention } from '@word-unfolded/service-kit';
import { jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { EmailQueue } from '../src/mail/email-queue.js';
import { KnownDeviceRepository } from '../src/sessions/devices/known-device.repository.js';
import { renderEmail } from '../src/mail/emails/render-email.js';
import { AuthUnderTest, newDevice, newPerson, verify } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());
afterEach(() => jest.restoreAllMocks());

const emailNamesOf = (email: string) => auth.emailsTo(email).map(({ content }) => content.template);
const accountsOf = (email: string) =>
  auth.database.collection('accounts').countDocuments({ emailKey: email.toLowerCase() });

describe('a registration', () => {
  it('mails a link, in the language of the page, that verifies the address', async () => {
    const ana = await auth.register(newPerson({ language: 'es' }));
    const [email] = auth.emailsTo(ana.email);
    expect(email).toMatchObject({
      to: ana.email,
      language: 'es',
      content: { template: 'verify-address', values: { name: ana.name, username: ana.username } },
    });
    expect(auth.mailedToken(ana.email)).toMatch(/^[\w-]{43}$/);
    await expect(auth.signIn(ana)).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please verify your email address before signing in.',
    });
    const verified = await auth.ask(VerifyEmail, verify(auth.mailedToken(ana.email)));
    expect(verified).toMatchObject({ kind: 'sign-up', email: ana.email });
    expect(verified.opened?.data.user).toMatchObject({
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

  it('stores neither password nor token in the clear', async () => {
    const ana = await auth.register();
    const account = await auth.database.collection('accounts').findOne({ email: ana.email });
    expect(account?.['passwordHash']).toMatch(/^\$argon2id\$/);
    const tokens = await auth.database.collection('mailed_tokens').find({}).toArray();
    expect(JSON.stringify([account, tokens])).not.toContain(auth.mailedToken(ana.email));
    expect(JSON.stringify(account)).not.toContain(ana.password);
  });

  it('is refused when the username is taken, case-insensitively', async () => {
    const ana = await auth.register();
    const other = newPerson({ username: ana.username.toUpperCase() });
    expect(await auth.refusal(Register, other)).toMatchObject({
      code: 'USERNAME_TAKEN',
      message: 'This username is already taken',
      details: [{ field: 'username', code: 'USERNAME_TAKEN' }],
    });
    expect(auth.emailsTo(other.email)).toEqual([]);
  });

  it('gives a username to one of several concurrent sign-ups', async () => {
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
    ['their username', 'weak.maria'],
  ])('is refused when the password is %s', async (_, password) => {
    const person = newPerson({ name: 'Ana María Weak', email: 'weak@example.org', username: 'weak.maria' });
    expect(await auth.refusal(Register, { ...person, password })).toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      message: 'Password is too weak',
      details: [{ field: 'password' }],
    });
  });

  it('sends one email, whose link is valid, although its transaction runs twice', async () => {
    const devices = auth.service.app.get(KnownDeviceRepository, { strict: false });
    const conflict = new mongo.MongoServerError({ message: 'a conflict', code: 112 });
    conflict.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
    jest.spyOn(devices, 'add').mockRejectedValueOnce(conflict);
    const ana = await auth.register();
    expect(emailNamesOf(ana.email)).toEqual(['verify-address']);
    expect(await auth.ask(VerifyEmail, verify(auth.mailedToken(ana.email)))).toMatchObject({
      email: ana.email,
    });
  });

  it('is reverted when the email cannot be queued, so that it can be retried', async () => {
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

  it.each([
    ['with its key', { command: { id: randomUUID(), fingerprint: 'sign-up' } }],
    ['without a key', {}],
  ])('counts once for its limits, however often it is repeated %s because it failed', async (_, options) => {
    const person = newPerson();
    const register = () => auth.service.app.get(ContractClient).ask(Register, person, options);
    auth.postOfficeIsClosed = true;
    for (let count = 0; count < 8; count += 1)
      await expect(register()).rejects.toMatchObject({ code: 'REGISTRATION_FAILED' });
    auth.postOfficeIsClosed = false;
    await expect(register()).resolves.toMatchObject({ email: person.email });
  });
});

describe('an address with an account', () => {
  it('gets the same response as one without; its owner is notified by email', async () => {
    const owner = await auth.member({ language: 'es' });
    const stranger = newPerson({ email: owner.email.toLowerCase(), password: 'a guess at nothing' });
    const fresh = newPerson({ password: 'a guess at nothing' });
    const deviceMark = expect.any(String) as string;
    expect(await auth.ask(Register, stranger)).toEqual({ email: stranger.email, deviceMark });
    expect(await auth.ask(Register, fresh)).toEqual({ email: fresh.email, deviceMark });
    expect(auth.emailsTo(owner.email).at(-1)).toMatchObject({
      to: owner.email,
      language: 'es',
      content: { template: 'address-has-account', values: { name: owner.name, loginPath: '/login' } },
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

  it('has only the newest sign-up pending, which frees the username of the older one', async () => {
    const first = await auth.register();
    const tokenOfFirst = auth.mailedToken(first.email);
    const second = await auth.register(newPerson({ email: first.email.toUpperCase() }));
    expect(await accountsOf(first.email)).toBe(1);
    expect(await auth.refusal(VerifyEmail, verify(tokenOfFirst))).toMatchObject({ code: 'TOKEN_INVALID' });
    const { opened } = await auth.ask(VerifyEmail, verify(auth.mailedToken(second.email)));
    expect(opened?.data.user.username).toBe(second.username);
    await expect(auth.register(newPerson({ username: first.username }))).resolves.toBeDefined();
  });

  it('has one pending sign-up after several concurrent ones', async () => {
    const email = 'crowd@example.org';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => auth.register(newPerson({ email }))),
    );
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await accountsOf(email)).toBe(1);
    const tokens = auth
      .emailsTo(email)
      .flatMap(({ content }) => (content.template === 'verify-address' ? [content.values.path] : []))
      .map((path) => path.slice(path.lastIndexOf('/') + 1));
    const verified = await Promise.allSettled(tokens.map((token) => auth.ask(VerifyEmail, verify(token))));
    expect(verified.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    await expect(auth.register(newPerson({ email }))).resolves.toBeDefined();
  });

  it('is reported to its owner in the words of the specification, never in a response', async () => {
    const owner = await auth.member();
    await auth.register(newPerson({ email: owner.email }));
    const { text } = renderEmail(auth.emailsTo(owner.email).at(-1)!, 'https://unfolded.example');
    expect(text).toContain('An account with this email already exists');
  });
});

describe('a verification link', () => {
  const INVALID = { code: 'TOKEN_INVALID', status: 401, message: 'Invalid or expired token' };

  it('is valid once', async () => {
    const ana = await auth.register();
    const token = auth.mailedToken(ana.email);
    await auth.ask(VerifyEmail, verify(token));
    expect(await auth.refusal(VerifyEmail, verify(token))).toMatchObject({
      ...INVALID,
      fields: { reason: 'used' },
    });
  });

  it('is not used up by a visit, such as of a program that scans mail', async () => {
    const ana = await auth.register();
    const token = auth.mailedToken(ana.email);
    for (let count = 0; count < 3; count += 1)
      expect(await auth.ask(CheckVerification, { token, device: newDevice() })).toEqual({
        kind: 'sign-up',
        email: ana.email,
        username: ana.username,
        startedAt: expect.any(String),
        needsPassword: true,
      });
    await expect(auth.ask(VerifyEmail, verify(token))).resolves.toBeDefined();
    expect(await auth.refusal(CheckVerification, { token, device: newDevice() })).toMatchObject(INVALID);
  });

  it('signs in at once in the browser of the sign-up, and requires the password elsewhere', async () => {
    const ana = newPerson();
    const { deviceMark: mark } = await auth.ask(Register, ana);
    const token = auth.mailedToken(ana.email);
    const elsewhere = { token, rememberMe: false, device: newDevice() };
    expect(await auth.refusal(VerifyEmail, elsewhere)).toMatchObject({ code: 'PASSWORD_REQUIRED' });
    const wrong = { ...elsewhere, password: 'of somebody else' };
    expect(await auth.refusal(VerifyEmail, wrong)).toMatchObject({
      code: 'CREDENTIALS_INVALID',
      details: [{ field: 'password' }],
    });
    const device = newDevice({ mark });
    expect(await auth.ask(CheckVerification, { token, device })).toMatchObject({ needsPassword: false });
    const { opened } = await auth.ask(VerifyEmail, { token, rememberMe: false, device });
    expect(opened?.data.user).toMatchObject({ username: ana.username, verified: true });
  });

  it('limits guesses of the password of a sign-up', async () => {
    const ana = await auth.register();
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1)
      codes.push((await auth.refusal(VerifyEmail, verify(auth.mailedToken(ana.email), `no ${count}`))).code);
    expect(codes.filter((code) => code === 'CREDENTIALS_INVALID').length).toBeLessThan(9);
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is used by one of many concurrent requests', async () => {
    const ana = await auth.register();
    const token = auth.mailedToken(ana.email);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => auth.ask(VerifyEmail, verify(token))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is invalidated by a newer one', async () => {
    const ana = await auth.register();
    const before = auth.mailedToken(ana.email);
    const { email, device } = ana;
    await auth.ask(SendVerificationEmail, { email, device });
    expect(auth.mailedToken(email)).not.toBe(before);
    expect(await auth.refusal(VerifyEmail, verify(before))).toMatchObject(INVALID);
    await auth.ask(VerifyEmail, verify(auth.mailedToken(email)));
  });

  it('is refused when it is guessed, or was mailed for a password', async () => {
    for (const token of ['x', 'A'.repeat(43), '{"$gt":""}'])
      expect(await auth.refusal(VerifyEmail, verify(token))).toMatchObject(INVALID);
  });

  it('is mailed again for an unverified account; an owner is notified instead; the response is the same', async () => {
    const owner = await auth.member();
    const waiting = await auth.register();
    for (const email of [owner.email, waiting.email, 'nobody@example.org'])
      expect(await auth.ask(SendVerificationEmail, { email, device: newDevice() })).toEqual({ sent: true });
    expect(emailNamesOf(owner.email).at(-1)).toBe('already-verified');
    expect(emailNamesOf(waiting.email)).toEqual(['verify-address', 'verify-address']);
    expect(emailNamesOf('nobody@example.org')).toEqual([]);
    await auth.register(newPerson({ email: owner.email }));
    await auth.ask(SendVerificationEmail, { email: owner.email, device: newDevice() });
    expect(emailNamesOf(owner.email).slice(-2)).toEqual(['address-has-account', 'address-has-account']);
  });

  it('is mailed in the language of the account, whatever the language of the page', async () => {
    const ana = await auth.register(newPerson({ language: 'es' }));
    await auth.ask(SendVerificationEmail, { email: ana.email, device: newDevice() });
    expect(auth.emailsTo(ana.email).map(({ language }) => language)).toEqual(['es', 'es']);
  });

  it.each(['of an account that waits', 'of nobody'])(
    'is mailed a few times an hour to an address %s, and then refused with an error',
    async (whose) => {
      const email = whose === 'of nobody' ? 'silent@example.org' : (await auth.register()).email;
      const device = newDevice();
      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 8; count += 1)
        codes.push(
          await auth.ask(SendVerificationEmail, { email, device }).then(
            () => undefined,
            (error: { code: string }) => error.code,
          ),
        );
      expect(codes.filter((code) => code === undefined)).toHaveLength(5);
      expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
      await expect(auth.ask(SendVerificationEmail, { email, device: newDevice() })).resolves.toBeDefined();
    },
  );

  it('reaches its owner from a network of their own, however often others request it', async () => {
    const email = 'sought.after@example.org';
    for (let network = 0; network < 5; network += 1) {
      const device = newDevice();
      for (let count = 0; count < 5; count += 1)
        await auth.ask(Register, newPerson({ email, device })).catch(() => {});
    }
    const owner = newPerson({ email });
    await auth.register(owner);
    await auth.ask(SendVerificationEmail, { email, device: owner.device });
    await expect(auth.ask(VerifyEmail, auth.verification(owner))).resolves.toBeDefined();
  });

  it('is the same when the service crashed after mailing it and the request is retried with its key', async () => {
    const person = newPerson();
    const emails = auth.service.app.get(EmailQueue);
    const { send } = emails;
    emails.send = async (job) => {
      await send(job);
      throw new Error('the process is lost');
    };
    const command = { id: randomUUID(), fingerprint: 'sign-up' };
    const register = () => auth.service.app.get(ContractClient).ask(Register, person, { command });
    await expect(register()).rejects.toBeDefined();
    const token = auth.mailedToken(person.email);
    emails.send = send;
    await register();
    expect(auth.mailedToken(person.email)).toBe(token);
    await expect(auth.ask(VerifyEmail, auth.verification(person))).resolves.toBeDefined();
  });

  it('is mailed twice from each network while others request it', async () => {
    const email = 'flooded@example.org';
    await auth.register(newPerson({ email }));
    for (let network = 0; network < 10; network += 1) {
      const device = newDevice();
      for (let count = 0; count < 5; count += 1)
        await auth.ask(SendVerificationEmail, { email, device }).catch(() => {});
    }
    const mailed = auth.emailsTo(email).length;
    const device = newDevice();
    const codes = [];
    for (let count = 0; count < 5; count += 1)
      codes.push(
        await auth.ask(SendVerificationEmail, { email, device }).then(
          () => 'sent',
          ({ code }: AppError) => code,
        ),
      );
    expect(codes).toEqual(['sent', 'sent', ...Array<string>(3).fill('TOO_MANY_ATTEMPTS')]);
    expect(auth.emailsTo(email)).toHaveLength(mailed + 2);
  });

  it('is limited for one IP address', async () => {
    const device = newDevice();
    const ask = (count: number) =>
      auth.ask(SendVerificationEmail, { email: `many${count}@example.org`, device });
    for (let count = 0; count < 60; count += 1) await ask(count);
    await expect(ask(60)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      fields: { retryAfter: expect.any(Number), resetAt: expect.any(String) },
    });
  });
});

describe('time', () => {
  it('expires a link after a day, and an unverified account after a week', async () => {
    const ana = await auth.register();
    const token = auth.mailedToken(ana.email);
    const stored = await auth.member();
    auth.passHours(24);
    expect(await auth.refusal(VerifyEmail, verify(token))).toMatchObject({ code: 'TOKEN_INVALID' });
    const sweep = () => auth.service.app.get(Retention).apply();
    auth.passHours(6 * 24 - 1);
    await sweep();
    expect(await accountsOf(ana.email)).toBe(1);
    auth.passHours(2);
    await sweep();
    expect(await accountsOf(ana.email)).toBe(0);
    expect(await accountsOf(stored.email)).toBe(1);
    expect(await auth.refusal(GrantRole, { email: ana.email, role: 'admin' })).toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    await expect(auth.register(ana)).resolves.toBeDefined();
  });
});
