import {
  ChangePassword,
  CheckAccess,
  CheckPasswordReset,
  ListSessions,
  OpenSession,
  RenewSession,
  RequestPasswordReset,
  ResetPassword,
  VerifyEmail,
} from '@word-unfolded/contracts';
import { AuthUnderTest, newDevice, newPerson } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  auth.stopClock();
});
afterAll(() => auth.stop());

const NEW = 'a lamp unto my feet';
const INVALID = {
  code: 'RESET_TOKEN_INVALID',
  status: 400,
  message: 'This password reset link is invalid or has expired',
};
/** The refusal of a link, with the reason why it does not work. */
const because = (reason: string) => ({ ...INVALID, fields: { reason } });
const forget = (email: string) => auth.ask(RequestPasswordReset, { email, device: newDevice() });
const reset = (token: string, password = NEW) => ({ token, password, device: newDevice() });
const lastEmail = (email: string) => auth.emailsTo(email).at(-1);

describe('a forgotten password', () => {
  it('is reset by a mailed link, which ends all sessions', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId } = ana;
    const issuedAt = Math.floor(auth.now().getTime() / 1_000);
    expect(await forget(ana.email.toUpperCase())).toEqual({ sent: true });
    expect(lastEmail(ana.email)).toMatchObject({
      to: ana.email,
      language: 'en',
      content: {
        template: 'reset-password',
        values: { name: ana.name, path: expect.stringMatching(/^\/reset-password\/[\w-]{43}$/) },
      },
    });
    const token = auth.mailedToken(ana.email);
    expect(await auth.ask(CheckPasswordReset, { token })).toEqual({ valid: true });
    expect(await auth.ask(ResetPassword, reset(token))).toEqual({ changed: true });
    expect(lastEmail(ana.email)?.content.template).toBe('password-changed');
    const cookie = ana.opened.session.cookie;
    expect(await auth.refusal(RenewSession, { cookie, device: ana.device })).toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    expect(await auth.ask(CheckAccess, { userId, sessionId, issuedAt })).toEqual({ stands: false });
    expect(await auth.revocations()).toContainEqual({ userId, issuedBefore: expect.any(Number) });
    await expect(auth.signIn(ana)).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
    const session = await auth.signIn({ ...ana, password: NEW });
    const fresh = { userId, sessionId: session.session.cookie.split('.')[0]!, issuedAt: issuedAt + 2 };
    expect(await auth.ask(CheckAccess, fresh)).toEqual({ stands: true });
  });

  it('gets the same response as an address without an account', async () => {
    expect(await forget('nobody@example.org')).toEqual({ sent: true });
    const waiting = await auth.register();
    expect(await forget(waiting.email)).toEqual({ sent: true });
    expect(auth.emailsTo('nobody@example.org')).toEqual([]);
    expect(auth.emailsTo(waiting.email)).toHaveLength(1);
  });

  it('gets at most five links an hour, and then an error, for any address', async () => {
    const ana = await auth.member();
    for (const email of [ana.email, 'nobody.at.all@example.org']) {
      const device = newDevice();
      const answers = [];
      for (let count = 0; count < 8; count += 1)
        answers.push(
          await auth.ask(RequestPasswordReset, { email, device }).then(
            () => 'sent',
            (error: { code: string }) => error.code,
          ),
        );
      expect(answers.filter((answer) => answer === 'sent')).toHaveLength(5);
      expect(answers.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    }
    expect(
      auth.emailsTo(ana.email).filter(({ content }) => content.template === 'reset-password'),
    ).toHaveLength(5);
  });

  it('is accessible to its owner, who gets few links, while twenty networks request them', async () => {
    const ana = await auth.member();
    for (let network = 0; network < 20; network += 1)
      await auth.ask(RequestPasswordReset, { email: ana.email, device: newDevice() });
    const links = auth.emailsTo(ana.email).filter(({ content }) => content.template === 'reset-password');
    expect(links.length).toBeLessThan(7);
    await expect(forget(ana.email)).resolves.toEqual({ sent: true });
    await expect(auth.ask(ResetPassword, reset(auth.mailedToken(ana.email)))).resolves.toBeDefined();
  });

  it('is not reset by a link that was used, is older than an hour, or was followed by another', async () => {
    const ana = await auth.member();
    await forget(ana.email);
    const older = auth.mailedToken(ana.email);
    await forget(ana.email);
    const newer = auth.mailedToken(ana.email);
    expect(await auth.refusal(ResetPassword, reset(older))).toMatchObject(because('replaced'));
    await auth.ask(ResetPassword, reset(newer));
    expect(await auth.refusal(ResetPassword, reset(newer, 'another psalm of mine'))).toMatchObject(INVALID);
    expect(await auth.refusal(CheckPasswordReset, { token: newer })).toMatchObject(because('used'));
    await forget(ana.email);
    auth.passSeconds(3_601);
    const late = auth.mailedToken(ana.email);
    expect(await auth.refusal(CheckPasswordReset, { token: late })).toMatchObject(because('expired'));
    expect(await auth.refusal(ResetPassword, reset(late))).toMatchObject(INVALID);
    await expect(auth.signIn({ ...ana, password: NEW })).resolves.toBeDefined();
  });

  it('is not reset by a link of another purpose, nor does its link verify an address', async () => {
    const waiting = await auth.register();
    const verification = auth.mailedToken(waiting.email);
    expect(await auth.refusal(ResetPassword, reset(verification))).toMatchObject(because('unknown'));
    await auth.ask(VerifyEmail, auth.verification(waiting));
    await forget(waiting.email);
    const token = auth.mailedToken(waiting.email);
    expect(await auth.refusal(VerifyEmail, { ...auth.verification(waiting), token })).toMatchObject({
      code: 'TOKEN_INVALID',
      fields: { reason: 'unknown' },
    });
  });

  it('is reset once when its link is used concurrently', async () => {
    const ana = await auth.member();
    await forget(ana.email);
    const token = auth.mailedToken(ana.email);
    const passwords = Array.from({ length: 6 }, (_, index) => `${NEW} ${index}`);
    const outcomes = await Promise.allSettled(
      passwords.map((password) => auth.ask(ResetPassword, reset(token, password))),
    );
    const done = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [passwords[index]!] : []));
    expect(done).toHaveLength(1);
    await expect(auth.signIn({ ...ana, password: done[0]! })).resolves.toBeDefined();
  });

  it('is not replaced by a weak one, after which the link can still be used', async () => {
    const ana = await auth.member({ username: 'ana.of.bethany' });
    await forget(ana.email);
    const token = auth.mailedToken(ana.email);
    for (const weak of ['iloveyou', ana.name, ana.username.toUpperCase(), ana.email])
      expect(await auth.refusal(ResetPassword, reset(token, weak))).toMatchObject({
        code: 'PASSWORD_TOO_WEAK',
        message: 'Password is too weak',
      });
    await expect(auth.ask(ResetPassword, reset(token))).resolves.toEqual({ changed: true });
  });

  it('lets a reader in at once after failed logins', async () => {
    const ana = await auth.member();
    const device = newDevice();
    for (let count = 0; count < 8; count += 1)
      await auth.signIn({ ...ana, password: `guess ${count}`, device }).catch(() => {});
    await expect(auth.signIn({ ...ana, device })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await forget(ana.email);
    await auth.ask(ResetPassword, { ...reset(auth.mailedToken(ana.email)), device });
    await expect(auth.signIn({ ...ana, password: NEW, device })).resolves.toBeDefined();
  });
});

describe('a changed password', () => {
  it('ends all other sessions, and invalidates mailed links', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId, device } = ana;
    const other = await auth.signIn({ ...ana, device: newDevice() });
    await forget(ana.email);
    const token = auth.mailedToken(ana.email);
    const request = { userId, sessionId, device, currentPassword: ana.password, password: NEW };
    expect(await auth.ask(ChangePassword, request)).toEqual({ changed: true });
    expect(lastEmail(ana.email)?.content.template).toBe('password-changed');
    expect(await auth.ask(ListSessions, { userId, sessionId })).toMatchObject([{ id: sessionId }]);
    expect(await auth.refusal(RenewSession, { cookie: other.session.cookie, device })).toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    expect(await auth.refusal(CheckPasswordReset, { token })).toMatchObject(INVALID);
    await expect(auth.signIn({ ...ana, password: NEW })).resolves.toBeDefined();
    expect(await auth.actionsOf(userId)).toContain('password-changed');
  });

  it('makes other devices unknown again', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId, device } = ana;
    const { session } = await auth.signIn({ ...ana, device: newDevice() });
    await auth.ask(ChangePassword, {
      userId,
      sessionId,
      device,
      currentPassword: ana.password,
      password: NEW,
    });
    const newDeviceEmails = () =>
      auth.emailsTo(ana.email).filter(({ content }) => content.template === 'new-device').length;
    const before = newDeviceEmails();
    await auth.signIn({ ...ana, password: NEW });
    expect(newDeviceEmails()).toBe(before);
    await auth.signIn({ ...ana, password: NEW, device: newDevice({ mark: session.deviceMark }) });
    expect(newDeviceEmails()).toBe(before + 1);
  });

  it('is refused without the former one, with a delay after some failures', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId, device } = ana;
    const guess = (currentPassword: string) =>
      auth.refusal(ChangePassword, { userId, sessionId, device, currentPassword, password: NEW });
    expect(await guess('not this one')).toMatchObject({
      code: 'CREDENTIALS_INVALID',
      details: [{ field: 'currentPassword', code: 'CREDENTIALS_INVALID' }],
    });
    for (let count = 0; count < 5; count += 1) await guess(`not this one ${count}`);
    expect(await guess(ana.password)).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      fields: { retryAfter: expect.any(Number), resetAt: expect.any(String) },
    });
    expect(await auth.actionsOf(userId)).toContain('password-change-refused');
    await expect(auth.signIn(ana)).resolves.toBeDefined();
  });

  it('cannot be a weak one', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId, device } = ana;
    const request = { userId, sessionId, device, currentPassword: ana.password, password: 'Qwerty123' };
    expect(await auth.refusal(ChangePassword, request)).toMatchObject({ code: 'PASSWORD_TOO_WEAK' });
  });
});

describe('an incomplete form', () => {
  const { name, email, username, device } = newPerson();
  it.each([
    ['no address', OpenSession, { password: 'x', rememberMe: false, device }, 'EMAIL_REQUIRED'],
    ['no address to mail to', RequestPasswordReset, { language: 'en', device }, 'EMAIL_REQUIRED'],
    [
      'a broken address',
      OpenSession,
      { email: 'ana@', password: 'x', rememberMe: false, device },
      'EMAIL_INVALID',
    ],
    ['no password', OpenSession, { email, rememberMe: false, device }, 'PASSWORD_REQUIRED'],
    ['no code', ResetPassword, { password: NEW, device }, 'RESET_TOKEN_MISSING'],
    ['a short password', ResetPassword, { token: 'x', password: '12345', device }, 'PASSWORD_TOO_SHORT'],
  ])('is refused with its own error: %s', async (_, contract, body, code) => {
    expect(await auth.send(contract, JSON.stringify({ name, username, ...body }))).toMatchObject({ code });
  });
});
