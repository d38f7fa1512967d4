import {
  ConfirmPassword,
  DeleteAccount,
  ExportAccount,
  OpenDevelopmentSession,
  RequestPasswordReset,
  Register,
  SendVerificationEmail,
} from '@word-unfolded/contracts';
import { EmailQueue } from '../src/mail/email-queue.js';
import { QueuedEmails } from '../src/mail/queued-emails.js';
import { AuthUnderTest, newDevice, newPerson, PASSWORD } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

describe('the confirmation of the password', () => {
  it('is required for the data export when it was confirmed more than a quarter of an hour ago', async () => {
    const { userId, sessionId, device } = await auth.signedIn();
    const request = { userId, sessionId, device };
    auth.passSeconds(15 * 60 + 1);
    expect(await auth.refusal(ExportAccount, request)).toMatchObject({
      code: 'PASSWORD_UNCONFIRMED',
      status: 403,
    });
    expect(await auth.refusal(ConfirmPassword, { ...request, password: 'not this one' })).toMatchObject({
      code: 'CREDENTIALS_INVALID',
      details: [{ field: 'password' }],
    });
    expect(await auth.refusal(ExportAccount, request)).toMatchObject({ code: 'PASSWORD_UNCONFIRMED' });
    await auth.ask(ConfirmPassword, { ...request, password: PASSWORD });
    // Other services are missing in this suite: a call to them shows that the gate was passed.
    expect((await auth.refusal(ExportAccount, request)).code).toBe('SERVICE_UNAVAILABLE');
  });

  it('is required to delete the account, and guessing is delayed', async () => {
    const { userId, device } = await auth.signedIn();
    const codes: string[] = [];
    for (let count = 0; count < 10; count += 1)
      codes.push((await auth.refusal(DeleteAccount, { userId, password: `guess ${count}`, device })).code);
    expect(codes[0]).toBe('CREDENTIALS_INVALID');
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    expect(await auth.account(userId)).toBeDefined();
  });
});

describe('a server without a mail server', () => {
  it('reports that for every email request, whether the address has an account or not', async () => {
    const ana = await auth.member();
    const emails = auth.service.app.get(EmailQueue);
    const assertSetUp = emails.assertSetUp;
    emails.assertSetUp = () => QueuedEmails.prototype.assertSetUp.call({ settings: {} });
    const refused = { code: 'MAIL_NOT_SET_UP', status: 503 };
    for (const email of [ana.email, 'nobody@example.org']) {
      const request = { email, device: newDevice() };
      expect(await auth.refusal(RequestPasswordReset, request)).toMatchObject(refused);
      expect(await auth.refusal(SendVerificationEmail, request)).toMatchObject(refused);
      expect(await auth.refusal(Register, newPerson({ email }))).toMatchObject(refused);
    }
    emails.assertSetUp = assertSetUp;
  });
});

describe('the sign-in of developers', () => {
  it('is refused outside development mode, also on this machine', async () => {
    const ana = await auth.member();
    for (const address of ['127.0.0.1', '::1', '192.0.2.1'])
      expect(
        await auth.refusal(OpenDevelopmentSession, { email: ana.email, device: newDevice({ address }) }),
      ).toMatchObject({
        code: 'DEVELOPMENT_LOGIN_ONLY',
        status: 403,
        message: 'Development login is only available in development mode',
      });
  });

  it('opens a session in development mode, on this machine only', async () => {
    const dev = await AuthUnderTest.start({ DEVELOPMENT_LOGIN: 'true' });
    const { email } = await dev.member();
    const ask = (address: string) => ({ email, device: newDevice({ address }) });
    const { data } = await dev.ask(OpenDevelopmentSession, ask('127.0.0.1'));
    expect(data.user.email).toBe(email);
    expect(await dev.refusal(OpenDevelopmentSession, ask('192.0.2.1'))).toMatchObject({
      code: 'DEVELOPMENT_LOGIN_ONLY',
    });
    await dev.stop();
  });
});
