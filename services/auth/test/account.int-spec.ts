import {
  CheckAccess,
  DeleteAccount,
  ExportAccount,
  GetAccount,
  GrantRole,
  ListSessions,
  RenewSession,
  RequestPasswordReset,
  SendVerificationEmail,
  UpdateAccount,
} from '@word-unfolded/contracts';
import { startService, type RunningService } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { Avatars } from '../src/avatar/avatars.js';
import { AuthUnderTest, newDevice } from './auth-fixture.js';
import { heard, WitnessModule } from './witness.js';

let auth: AuthUnderTest;
let witness: RunningService;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  witness = await startService('journal', WitnessModule, [], auth.environment);
});
afterAll(async () => {
  await witness.stop();
  await auth.stop();
});

const NOBODY = '0123456789abcdef01234567';
const NOT_AUTHENTICATED = { code: 'NOT_AUTHENTICATED', status: 401, message: 'User not authenticated' };

describe('a profile', () => {
  it('is changed where something is said, and stays as it is elsewhere', async () => {
    const { userId, device, email } = await auth.signedIn();
    const changes = { name: 'Ana de Betania', occupation: 'Maestra', selahProfileNote: 'Escucho.' };
    const changed = await auth.ask(UpdateAccount, { userId, changes, device });
    expect(changed).toMatchObject({ ...changes, firstName: 'Ana', email, language: 'en' });
    const emptied = { occupation: '', selahProfileNote: '  ', language: 'es' as const };
    expect(await auth.ask(UpdateAccount, { userId, changes: emptied, device })).toMatchObject({
      name: 'Ana de Betania',
      occupation: null,
      selahProfileNote: null,
      language: 'es',
    });
    expect(await auth.account(userId)).toMatchObject({ name: 'Ana de Betania', language: 'es' });
    expect(await auth.ask(UpdateAccount, { userId, changes: {}, device })).toMatchObject({ language: 'es' });
  });

  it('does not get the username of another, and may write its own in another case', async () => {
    const [ana, other] = [await auth.signedIn(), await auth.signedIn()];
    const change = (username: string) => ({ userId: ana.userId, changes: { username }, device: ana.device });
    expect(await auth.refusal(UpdateAccount, change(other.username.toLowerCase()))).toMatchObject({
      code: 'USERNAME_TAKEN',
      details: [{ field: 'username' }],
    });
    const username = ana.username.toUpperCase();
    expect(await auth.ask(UpdateAccount, change(username))).toMatchObject({ username });
    expect(await auth.actsOf(ana.userId)).toContain('profile-changed');
  });

  it('cannot be asked for, changed, taken along or deleted when the account is gone', async () => {
    const own = { userId: NOBODY, sessionId: NOBODY, device: newDevice() };
    expect(await auth.refusal(GetAccount, own)).toMatchObject(NOT_AUTHENTICATED);
    expect(await auth.refusal(UpdateAccount, { ...own, changes: { name: 'A' } })).toMatchObject(
      NOT_AUTHENTICATED,
    );
    expect(await auth.refusal(ExportAccount, own)).toMatchObject(NOT_AUTHENTICATED);
    expect(await auth.refusal(DeleteAccount, own)).toMatchObject(NOT_AUTHENTICATED);
    expect(await auth.actsOf(NOBODY)).toEqual([]);
  });
});

describe('what is kept of a reader', () => {
  it('has of each act who, what, when and from where, and no word that anyone wrote', async () => {
    const { userId, device } = await auth.signedIn();
    await auth.ask(UpdateAccount, { userId, changes: { selahProfileNote: 'between me and God' }, device });
    const entries = await auth.database.collection('audit').find({ ownerId: userId }).toArray();
    for (const entry of entries)
      expect(Object.keys(entry).sort()).toEqual(['_id', 'act', 'address', 'at', 'ownerId']);
  });
});

describe('an account that is deleted', () => {
  it('leaves nothing behind, and every service hears of it once', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId, email, username, device } = ana;
    await auth.signIn({ ...ana, device: newDevice() });
    const withoutPicture: string[] = [];
    auth.service.app.get(Avatars).remove = (owner) => Promise.resolve(void withoutPicture.push(owner));
    await auth.ask(RequestPasswordReset, { email, language: 'en', device });
    expect(await auth.ask(DeleteAccount, { userId, device })).toEqual({ deleted: true });

    expect(await auth.refusal(GetAccount, { userId })).toMatchObject(NOT_AUTHENTICATED);
    const cookie = ana.opened.session.cookie;
    expect(await auth.refusal(RenewSession, { cookie, device })).toMatchObject({ code: 'SESSION_EXPIRED' });
    const issuedAt = Math.floor(auth.now().getTime() / 1_000);
    expect(await auth.ask(CheckAccess, { userId, sessionId, issuedAt })).toEqual({ stands: false });
    expect(await auth.revocations()).toContainEqual({ sessionId });
    expect(await auth.revocations()).toContainEqual({ userId, issuedBefore: expect.any(Number) });
    await expect(auth.signIn(ana)).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
    expect(auth.lettersTo(email).at(-1)?.content.letter).toBe('account-deleted');

    await until('another service has heard of it', () => heard.some((event) => event.userId === userId));
    await until(
      'nothing waits to be told',
      async () => (await auth.database.collection('outbox').countDocuments()) === 0,
    );
    for (const { name } of await auth.database.listCollections()) {
      const documents = JSON.stringify(await auth.database.collection(name).find({}).toArray());
      for (const trace of [userId, email, email.toLowerCase(), username, username.toLowerCase()])
        expect({ name, trace, left: documents.includes(trace) }).toEqual({ name, trace, left: false });
    }
    expect(heard.filter((event) => event.userId === userId)).toHaveLength(1);
  });

  it('is deleted once when that is asked many times at the same moment', async () => {
    const { userId, device, email } = await auth.signedIn();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => auth.ask(DeleteAccount, { userId, device })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(auth.lettersTo(email).filter(({ content }) => content.letter === 'account-deleted')).toHaveLength(
      1,
    );
    await until('another service has heard of it', () => heard.some((event) => event.userId === userId));
  });

  it('frees its address and its username', async () => {
    const ana = await auth.signedIn();
    await auth.ask(DeleteAccount, { userId: ana.userId, device: ana.device });
    await auth.register(ana);
    expect(auth.lettersTo(ana.email).at(-1)?.content.letter).toBe('verify-address');
  });
});

describe('a role', () => {
  const claims = (ana: Awaited<ReturnType<AuthUnderTest['signedIn']>>) => ({
    userId: ana.userId,
    sessionId: ana.sessionId,
    issuedAt: Math.floor(auth.now().getTime() / 1_000),
  });

  it('takes effect at once: tokens from before fall, and the next one has it', async () => {
    const ana = await auth.signedIn();
    const before = claims(ana);
    expect(await auth.ask(GrantRole, { email: ana.email.toUpperCase(), role: 'admin' })).toEqual({
      userId: ana.userId,
      role: 'admin',
    });
    expect(await auth.ask(CheckAccess, before)).toEqual({ stands: false });
    const { cookie } = ana.opened.session;
    const renewed = await auth.ask(RenewSession, { cookie, device: ana.device });
    expect(renewed.data.user.role).toBe('admin');
    const payload = JSON.parse(Buffer.from(renewed.data.token.split('.')[1]!, 'base64url').toString()) as {
      role: string;
      iat: number;
    };
    expect(payload.role).toBe('admin');
    const revoked = (await auth.revocations()).filter(
      (entry) => 'userId' in entry && entry.userId === ana.userId,
    );
    expect(revoked).toEqual([{ userId: ana.userId, issuedBefore: expect.any(Number) }]);
    // The token that was given in the same second as the role is not among those that fall.
    expect(payload.iat).toBeGreaterThanOrEqual((revoked[0] as { issuedBefore: number }).issuedBefore);
    expect(await auth.ask(CheckAccess, { ...before, issuedAt: payload.iat })).toEqual({ stands: true });
    expect(await auth.ask(ListSessions, before)).toHaveLength(1);
    expect(await auth.actsOf(ana.userId)).toContain('role-changed');
  });

  it('that an account has already changes nothing', async () => {
    const ana = await auth.signedIn();
    await auth.ask(GrantRole, { email: ana.email, role: 'user' });
    expect(await auth.ask(CheckAccess, claims(ana))).toEqual({ stands: true });
  });

  it('is not given to an address that nobody has verified', async () => {
    const waiting = await auth.register();
    const { email, device } = waiting;
    await auth.ask(SendVerificationEmail, { email, device, language: 'en' });
    for (const address of [email, 'nobody@example.org'])
      expect(await auth.refusal(GrantRole, { email: address, role: 'admin' })).toMatchObject({
        code: 'ACCOUNT_NOT_FOUND',
      });
  });
});
