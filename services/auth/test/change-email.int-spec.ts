import {
  ChangeEmail,
  ChangePassword,
  CheckVerification,
  Register,
  VerifyEmail,
} from '@word-unfolded/contracts';
import { AuthUnderTest, newDevice, newPerson, PASSWORD } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const accountsOf = (email: string) =>
  auth.database.collection('accounts').countDocuments({ emailKey: email.toLowerCase() });
const emailNamesOf = (email: string) => auth.emailsTo(email).map(({ content }) => content.template);

async function requestChange(email: string) {
  const ana = await auth.signedIn({ language: 'es' });
  const { userId, device } = ana;
  await auth.ask(ChangeEmail, { userId, email, password: PASSWORD, device });
  return ana;
}

describe('a change of address', () => {
  it('takes effect when the link to the new address is opened, and both addresses are notified', async () => {
    const ana = await requestChange('new.ana@example.org');
    expect(auth.emailsTo('new.ana@example.org')).toMatchObject([
      { language: 'es', content: { template: 'verify-new-address', values: { username: ana.username } } },
    ]);
    expect(emailNamesOf(ana.email).at(-1)).toBe('address-change-asked');
    expect(await auth.account(ana.userId)).toMatchObject({ email: ana.email });
    const token = auth.mailedToken('new.ana@example.org');
    const { device } = ana;
    expect(await auth.ask(CheckVerification, { token, device })).toMatchObject({
      kind: 'new-address',
      email: 'new.ana@example.org',
      needsPassword: false,
    });
    expect(await auth.ask(VerifyEmail, { token, rememberMe: false, device })).toEqual({
      kind: 'new-address',
      email: 'new.ana@example.org',
      opened: null,
    });
    expect(emailNamesOf(ana.email).at(-1)).toBe('address-changed');
    await expect(auth.signIn({ ...ana, email: 'new.ana@example.org' })).resolves.toBeDefined();
    await expect(auth.signIn({ ...ana, device: newDevice() })).rejects.toMatchObject({
      code: 'CREDENTIALS_INVALID',
    });
  });

  it('needs the password: to request it, and to confirm it where the reader was never signed in', async () => {
    const ana = await auth.signedIn();
    const { userId, device } = ana;
    const wrong = { userId, email: 'x@example.org', password: 'not mine at all', device };
    expect(await auth.refusal(ChangeEmail, wrong)).toMatchObject({
      code: 'CREDENTIALS_INVALID',
      details: [{ field: 'password' }],
    });
    await auth.ask(ChangeEmail, { userId, email: 'typo@example.org', password: PASSWORD, device });
    const stranger = { token: auth.mailedToken('typo@example.org'), rememberMe: false, device: newDevice() };
    expect(await auth.refusal(VerifyEmail, stranger)).toMatchObject({ code: 'PASSWORD_REQUIRED' });
    expect(await auth.refusal(VerifyEmail, { ...stranger, password: 'a guess of mine' })).toMatchObject({
      code: 'CREDENTIALS_INVALID',
    });
    expect(await auth.account(userId)).toMatchObject({ email: ana.email });
  });

  it('does not reveal that the new one has an account: its owner is notified, and nothing changes', async () => {
    const owner = await auth.member();
    const ana = await requestChange(owner.email);
    expect(emailNamesOf(owner.email).at(-1)).toBe('address-has-account');
    expect(await auth.account(ana.userId)).toMatchObject({ email: ana.email });
  });

  it('fails when somebody else has verified the new address meanwhile', async () => {
    const ana = await requestChange('wanted@example.org');
    const token = auth.mailedToken('wanted@example.org');
    await auth.member({ email: 'wanted@example.org' });
    const request = { token, rememberMe: false, device: ana.device };
    expect(await auth.refusal(VerifyEmail, request)).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await auth.account(ana.userId)).toMatchObject({ email: ana.email });
  });

  it('is cancelled when the owner resets the password first', async () => {
    const ana = await requestChange('thief@example.org');
    const { userId, sessionId, device } = ana;
    const password = 'a lamp unto my feet';
    await auth.ask(ChangePassword, { userId, sessionId, currentPassword: PASSWORD, password, device });
    const request = { token: auth.mailedToken('thief@example.org'), rememberMe: false, device };
    expect(await auth.refusal(VerifyEmail, request)).toMatchObject({ code: 'TOKEN_INVALID' });
  });
});

describe('a corrected sign-up', () => {
  it('can use the same username, also with another address and another password', async () => {
    const ana = newPerson();
    const { deviceMark: mark } = await auth.ask(Register, ana);
    await auth.ask(Register, { ...ana, device: newDevice() });
    const moved = { ...ana, email: `new.${ana.email}` };
    const { deviceMark } = await auth.ask(Register, { ...moved, device: newDevice() });
    expect(await accountsOf(ana.email)).toBe(0);
    const again = { ...moved, email: `newer.${ana.email}`, password: 'another lamp unto' };
    await auth.ask(Register, { ...again, device: newDevice({ mark: deviceMark }) });
    expect(await accountsOf(moved.email)).toBe(0);
    const stranger = { ...again, email: `x.${ana.email}`, password: 'something else 3' };
    expect(await auth.refusal(Register, { ...stranger, device: newDevice({ mark }) })).toMatchObject({
      code: 'USERNAME_TAKEN',
    });
  });

  it('never replaces a verified account', async () => {
    const owner = await auth.member();
    for (const email of [owner.email, 'other@example.org'])
      expect(await auth.refusal(Register, { ...owner, email })).toMatchObject({ code: 'USERNAME_TAKEN' });
    await expect(auth.signIn(owner)).resolves.toBeDefined();
  });
});
