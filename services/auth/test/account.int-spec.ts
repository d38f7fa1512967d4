import {
  CheckAccess,
  DeleteAccount,
  ExportAccount,
  GetAccount,
  GetDeviceKey,
  GrantRole,
  ListSessions,
  RenewSession,
  RequestPasswordReset,
  SendVerificationEmail,
  SubscriptionChanged,
  UpdateAccount,
} from '@word-unfolded/contracts';
import { EventBus, startService, type RunningService } from '@word-unfolded/service-kit';
import { settleErasures, until } from '@word-unfolded/testing';
import { AuthUnderTest, newDevice, PASSWORD } from './support/auth-fixture.js';
import { received, WitnessModule } from './support/witness.js';

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

describe('the key for data on devices', () => {
  const keyOf = (userId: string) => auth.ask(GetDeviceKey, { userId });

  it('is one for an account, however often and from however many devices it is requested', async () => {
    const [ana, other] = [await auth.signedIn(), await auth.signedIn()];
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyOf(ana.userId)));
    expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect((await keyOf(other.userId)).privateKey).not.toBe(keys[0]?.privateKey);
    expect(Buffer.from(keys[0]!.publicKey, 'base64url')).toHaveLength(65);
  });

  it('is deleted with the account', async () => {
    const ana = await auth.signedIn();
    await keyOf(ana.userId);
    await auth.ask(DeleteAccount, { userId: ana.userId, password: PASSWORD, device: ana.device });
    expect(await auth.refusal(GetDeviceKey, { userId: ana.userId })).toMatchObject(NOT_AUTHENTICATED);
  });
});

describe('a profile', () => {
  it('changes only the given fields', async () => {
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

  it('cannot take the username of another account, but can write its own in another case', async () => {
    const [ana, other] = [await auth.signedIn(), await auth.signedIn()];
    const change = (username: string) => ({ userId: ana.userId, changes: { username }, device: ana.device });
    expect(await auth.refusal(UpdateAccount, change(other.username.toLowerCase()))).toMatchObject({
      code: 'USERNAME_TAKEN',
      details: [{ field: 'username' }],
    });
    const username = ana.username.toUpperCase();
    expect(await auth.ask(UpdateAccount, change(username))).toMatchObject({ username });
    expect(await auth.actionsOf(ana.userId)).toContain('profile-changed');
  });

  it('cannot be read, changed, exported or deleted when the account is deleted', async () => {
    const own = { userId: NOBODY, sessionId: NOBODY, device: newDevice() };
    expect(await auth.refusal(GetAccount, own)).toMatchObject(NOT_AUTHENTICATED);
    expect(await auth.refusal(UpdateAccount, { ...own, changes: { name: 'A' } })).toMatchObject(
      NOT_AUTHENTICATED,
    );
    expect(await auth.refusal(ExportAccount, own)).toMatchObject(NOT_AUTHENTICATED);
    expect(await auth.refusal(DeleteAccount, { ...own, password: PASSWORD })).toMatchObject(
      NOT_AUTHENTICATED,
    );
    expect(await auth.actionsOf(NOBODY)).toEqual([]);
  });
});

describe('the audit log', () => {
  it('has who, what, when and from where for each action, and no text of a reader', async () => {
    const { userId, device } = await auth.signedIn();
    await auth.ask(UpdateAccount, { userId, changes: { selahProfileNote: 'between me and God' }, device });
    const entries = await auth.database.collection('audit').find({ ownerId: userId }).toArray();
    for (const entry of entries)
      expect(Object.keys(entry).sort()).toEqual(['_id', 'act', 'address', 'at', 'ownerId']);
  });
});

describe('a deleted account', () => {
  it('leaves no data, and publishes its deletion to every service once', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId, email, username, device } = ana;
    await auth.signIn({ ...ana, device: newDevice() });
    await auth.ask(RequestPasswordReset, { email, device });
    expect(await auth.ask(DeleteAccount, { userId, password: PASSWORD, device })).toEqual({ deleted: true });

    expect(await auth.refusal(GetAccount, { userId })).toMatchObject(NOT_AUTHENTICATED);
    const cookie = ana.opened.session.cookie;
    expect(await auth.refusal(RenewSession, { cookie, device })).toMatchObject({ code: 'SESSION_EXPIRED' });
    const issuedAt = Math.floor(auth.now().getTime() / 1_000);
    expect(await auth.ask(CheckAccess, { userId, sessionId, issuedAt })).toEqual({ stands: false });
    expect(await auth.revocations()).toContainEqual({ sessionId });
    expect(await auth.revocations()).toContainEqual({ userId, issuedBefore: expect.any(Number) });
    await expect(auth.signIn(ana)).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
    expect(auth.emailsTo(email).at(-1)?.content.template).toBe('account-deleted');

    await until('another service has received the event', () =>
      received.some((event) => event.userId === userId),
    );
    await until(
      'nothing waits to be told',
      async () => (await auth.database.collection('outbox').countDocuments()) === 0,
    );
    await settleErasures(auth.database);
    for (const { name } of await auth.database.listCollections()) {
      const documents = JSON.stringify(await auth.database.collection(name).find({}).toArray());
      for (const trace of [userId, email, email.toLowerCase(), username, username.toLowerCase()])
        expect({ name, trace, left: documents.includes(trace) }).toEqual({ name, trace, left: false });
    }
    expect(received.filter((event) => event.userId === userId)).toHaveLength(1);
  });

  it('is deleted once by many concurrent requests', async () => {
    const { userId, device, email } = await auth.signedIn();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => auth.ask(DeleteAccount, { userId, password: PASSWORD, device })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(auth.emailsTo(email).filter(({ content }) => content.template === 'account-deleted')).toHaveLength(
      1,
    );
    await until('another service has received the event', () =>
      received.some((event) => event.userId === userId),
    );
  });

  it('frees its address and its username', async () => {
    const ana = await auth.signedIn();
    await auth.ask(DeleteAccount, { userId: ana.userId, password: ana.password, device: ana.device });
    await auth.register(ana);
    expect(auth.emailsTo(ana.email).at(-1)?.content.template).toBe('verify-address');
  });
});

describe('a role', () => {
  const claims = (ana: Awaited<ReturnType<AuthUnderTest['signedIn']>>) => ({
    userId: ana.userId,
    sessionId: ana.sessionId,
    issuedAt: Math.floor(auth.now().getTime() / 1_000),
  });

  it('takes effect at once: earlier tokens are revoked, and the next one has it', async () => {
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
    // A token issued in the same second as the role is not revoked.
    expect(payload.iat).toBeGreaterThanOrEqual((revoked[0] as { issuedBefore: number }).issuedBefore);
    expect(await auth.ask(CheckAccess, { ...before, issuedAt: payload.iat })).toEqual({ stands: true });
    expect(await auth.ask(ListSessions, before)).toHaveLength(1);
    expect(await auth.actionsOf(ana.userId)).toContain('role-changed');
  });

  it('that an account has already changes nothing', async () => {
    const ana = await auth.signedIn();
    await auth.ask(GrantRole, { email: ana.email, role: 'user' });
    expect(await auth.ask(CheckAccess, claims(ana))).toEqual({ stands: true });
  });

  it('is not granted to an unverified address', async () => {
    const waiting = await auth.register();
    const { email, device } = waiting;
    await auth.ask(SendVerificationEmail, { email, device });
    for (const address of [email, 'nobody@example.org'])
      expect(await auth.refusal(GrantRole, { email: address, role: 'admin' })).toMatchObject({
        code: 'ACCOUNT_NOT_FOUND',
      });
  });
});

describe('a tier that was paid for', () => {
  const publish = (userId: string, revision: number, tier: 'free' | 'plus' | 'premium') =>
    witness.app.get(EventBus, { strict: false }).publish(
      SubscriptionChanged,
      {
        userId,
        revision,
        tier,
        status: tier === 'free' ? 'canceled' : 'active',
        trialEndsAt: null,
        gracePeriodEnds: null,
        at: auth.now().toISOString(),
      },
      `${userId} ${revision} ${tier}`,
    );
  const tierOf = async (userId: string) => (await auth.account(userId)).subscriptionTier;

  it('takes effect at once without a new sign-in, up and down, and the newer change stays', async () => {
    const ana = await auth.signedIn();
    const { userId, sessionId } = ana;
    const issuedAt = Math.floor(auth.now().getTime() / 1_000);
    await publish(userId, 2, 'premium');
    await until('the tier has arrived', async () => (await tierOf(userId)) === 'premium');
    expect(await auth.ask(CheckAccess, { userId, sessionId, issuedAt })).toEqual({ stands: false });
    const { cookie } = ana.opened.session;
    const renewed = await auth.ask(RenewSession, { cookie, device: ana.device });
    expect(renewed.data.user).toMatchObject({ subscriptionTier: 'premium', subscriptionStatus: 'active' });
    await publish(userId, 1, 'plus');
    await publish(userId, 3, 'free');
    await until('the tier is gone', async () => (await tierOf(userId)) === 'free');
  });

  it('takes effect also when it changes again within the second, whatever was signed in between', async () => {
    auth.stopClock();
    const ana = await auth.signedIn();
    const { userId, sessionId } = ana;
    let { cookie } = ana.opened.session;
    const issued: number[] = [];
    for (const [index, tier] of (['plus', 'free', 'premium', 'free'] as const).entries()) {
      await publish(userId, index + 1, tier);
      await until('the tier has arrived', async () => (await tierOf(userId)) === tier);
      const { data, session } = await auth.ask(RenewSession, { cookie, device: ana.device });
      cookie = session.cookie;
      const [, payload = ''] = data.token.split('.');
      const { iat } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
      issued.push(iat);
      expect(await auth.ask(CheckAccess, { userId, sessionId, issuedAt: iat })).toEqual({ stands: true });
      for (const earlier of issued.slice(0, -1))
        expect(await auth.ask(CheckAccess, { userId, sessionId, issuedAt: earlier })).toEqual({
          stands: false,
        });
    }
  });

  it('does not replace a tier that was given before', async () => {
    const { userId } = await auth.signedIn();
    await auth.database
      .collection('accounts')
      .updateMany({ email: (await auth.account(userId)).email }, { $set: { tier: 'beta' } });
    await publish(userId, 1, 'plus');
    await until(
      'the status has arrived',
      async () => (await auth.account(userId)).subscriptionStatus === 'active',
    );
    await publish(userId, 2, 'free');
    await until(
      'the end has arrived',
      async () => (await auth.account(userId)).subscriptionStatus === 'canceled',
    );
    expect(await tierOf(userId)).toBe('beta');
  });
});
