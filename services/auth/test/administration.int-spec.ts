import {
  AdminActed,
  BanUser,
  EndUserSessions,
  GetSubscription,
  GetUser,
  GiveUserTier,
  BackdateAccount,
  GrantRole,
  GrantTier,
  ListUsernames,
  ListUsers,
  ResendUserVerification,
  SetUserRole,
  UnbanUser,
  UpdateAccount,
  WriteUsersTable,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Controller, Module } from '@nestjs/common';
import {
  EventBus,
  Handles,
  inRequestContext,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { BlobStore } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { text } from 'node:stream/consumers';
import { AuthUnderTest } from './support/auth-fixture.js';

const granted: unknown[] = [];

@Controller()
class FakeBilling {
  @Handles(GrantTier)
  grant(request: RequestOf<typeof GrantTier>): ResponseOf<typeof GrantTier> {
    granted.push(request);
    return { tier: request.tier ?? 'free' };
  }

  @Handles(GetSubscription)
  get(): ResponseOf<typeof GetSubscription> {
    const nothing = {
      startDate: null,
      endDate: null,
      trialEndsAt: null,
      gracePeriodEnds: null,
      nextCharge: null,
    };
    const card = { brand: 'visa', last4: '4242', expMonth: 1, expYear: 2030 };
    const more = { card, invoices: [], canTakeTrial: false, trialRefused: null, isReversed: false };
    return {
      ...{ ...nothing, ...more, type: 'plus', features: [], expiresAt: null, plan: 'plus', status: 'active' },
      ...{ interval: 'month', amount: 1_599, currency: 'usd', cancelAtPeriodEnd: false, granted: null },
      provider: 'none',
    };
  }
}

@Module({ controllers: [FakeBilling] })
class FakeBillingModule {}

let auth: AuthUnderTest;
let billing: RunningService;
let admin: Awaited<ReturnType<AuthUnderTest['signedIn']>>;

beforeAll(async () => {
  auth = await AuthUnderTest.start();
  billing = await startService('billing', FakeBillingModule, [], auth.environment);
  admin = await auth.signedIn({ name: 'Boaz' });
  await auth.ask(GrantRole, { email: admin.email, role: 'admin' });
});
afterAll(async () => {
  await billing.stop();
  await auth.stop();
});

/** Sends a message as a reader, whom the gateway has identified. */
function as<Contract extends MessageContract>(
  { userId, sessionId }: { userId: string; sessionId: string },
  role: 'admin' | 'user',
  contract: Contract,
  request: RequestOf<Contract>,
): Promise<ResponseOf<Contract>> {
  const caller = { kind: 'reader', id: userId, sessionId, tier: 'free', role } as const;
  return inRequestContext({ correlationId: 'test-of-admins', language: 'en', caller }, () =>
    auth.ask(contract, request),
  );
}

const asAdmin = <Contract extends MessageContract>(contract: Contract, request: RequestOf<Contract>) =>
  as(admin, 'admin', contract, request);

const list = (wanted: Partial<RequestOf<typeof ListUsers>> = {}) =>
  asAdmin(ListUsers, { search: '', sort: 'created', order: 'desc', page: 1, limit: 20, ...wanted });

const auditOf = async (id: string) => (await asAdmin(GetUser, { id })).audit;

describe('the list of accounts', () => {
  it('is searched by the beginnings of words, filtered, and has nothing that a reader wrote', async () => {
    const ruth = await auth.signedIn({ name: 'Ruth Peña' });
    await auth.ask(UpdateAccount, {
      userId: ruth.userId,
      changes: { selahProfileNote: 'I grieve for my husband', occupation: 'Gleaner' },
      device: ruth.device,
    });
    const waiting = await auth.register();
    const found = await list({ search: 'PENA rut' });
    expect(found.users).toMatchObject([{ id: ruth.userId, name: 'Ruth Peña', verified: true, tier: 'free' }]);
    expect(found).toMatchObject({ total: 1, next: null });
    expect((await list({ search: waiting.email.slice(0, -4), status: 'unverified' })).total).toBe(1);
    expect((await list({ status: 'admin' })).users.map(({ id }) => id)).toEqual([admin.userId]);
    expect((await list({ tier: 'plus' })).users).toEqual([]);
    expect((await list({ search: '.*' })).users).toEqual([]);
    expect((await list({ search: '<script>' })).users).toEqual([]);
    const detail = JSON.stringify(await asAdmin(GetUser, { id: ruth.userId }));
    expect(detail).not.toMatch(/grieve|Gleaner|argon2|4242/);
    expect(detail).toContain('"plan":"plus"');

    await auth.ask(UpdateAccount, {
      userId: ruth.userId,
      changes: { name: 'Noemí' },
      device: ruth.device,
    });
    expect((await list({ search: 'noemi' })).total).toBe(1);
    expect((await list({ search: 'pena' })).total).toBe(0);
  });

  it.each(['created', 'active', 'username'] as const)(
    'has every account once on its pages in the order of %s, in both directions',
    async (sort) => {
      const all = (await list({ sort, order: 'asc', limit: 100 })).users.map(({ id }) => id);
      for (const order of ['asc', 'desc'] as const) {
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const page = await list({ sort, order, limit: 2, ...(after !== undefined && { after }) });
          seen.push(...page.users.map(({ id }) => id));
          after = page.next ?? undefined;
        } while (after !== undefined);
        expect(seen).toEqual(order === 'asc' ? all : [...all].reverse());
      }
      const second = await list({ sort, order: 'asc', page: 2, limit: 2 });
      expect(second.users.map(({ id }) => id)).toEqual(all.slice(2, 4));
      const odd = await list({ sort, after: Buffer.from('["x",1]').toString('base64url'), limit: 1 });
      expect(odd.users).toHaveLength(1);
    },
  );

  it('names accounts by their ids, and not those that are deleted', async () => {
    const ruth = await auth.signedIn();
    const ids = [ruth.userId, '0'.repeat(24), ruth.userId];
    const { users } = await asAdmin(ListUsernames, { ids });
    expect(users).toEqual([{ id: ruth.userId, username: expect.any(String) }]);
    expect((await list({ search: users[0]!.username })).users[0]!.id).toBe(ruth.userId);
    await expect(as(ruth, 'user', ListUsernames, { ids })).rejects.toMatchObject({ code: 'TIER_REQUIRED' });
  });

  it('is written as a CSV file', async () => {
    const ruth = await auth.signedIn({ name: 'Ruth, called Mara' });
    const wanted = { search: ruth.email, sort: 'username', order: 'asc' } as const;
    const { key } = await asAdmin(WriteUsersTable, wanted);
    const contents = await auth.service.app.get(BlobStore, { strict: false }).get(key);
    const [columns, row, end] = (await text(contents!)).split('\r\n');
    expect(columns).toMatch(/^"id","name","username","email","role","tier",/);
    expect(row).toContain(`"${ruth.userId}","Ruth, called Mara",`);
    expect(end).toBe('');
  });

  it('is refused by the service itself to readers, whatever a gateway lets through', async () => {
    const ruth = await auth.signedIn();
    await expect(
      as(ruth, 'user', ListUsers, { search: '', sort: 'created', order: 'desc', page: 1, limit: 20 }),
    ).rejects.toMatchObject({ code: 'TIER_REQUIRED' });
    for (const contract of [GetUser, EndUserSessions, BanUser] as const)
      await expect(
        as(ruth, 'user', contract, { id: admin.userId, reason: 'x' } as never),
      ).rejects.toMatchObject({ code: 'TIER_REQUIRED' });
    expect(await auth.refusal(GetUser, { id: '0'.repeat(24) })).toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

describe('an administrator', () => {
  it('suspends an account with a reason, and ends the suspension', async () => {
    const ruth = await auth.signedIn();
    expect(await asAdmin(BanUser, { id: ruth.userId, reason: 'spam' })).toMatchObject({
      bannedAt: expect.any(String),
    });
    expect(await auth.stands(ruth)).toEqual({ stands: false });
    expect(await auth.revocations()).toContainEqual({
      userId: ruth.userId,
      issuedBefore: expect.any(Number),
    });
    await expect(auth.signIn(ruth)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await list({ status: 'banned' })).users.map(({ id }) => id)).toEqual([ruth.userId]);
    await asAdmin(UnbanUser, { id: ruth.userId, reason: '' });
    await auth.signIn(ruth);
    expect((await auditOf(ruth.userId)).filter(({ by }) => by !== null)).toMatchObject([
      { act: 'unbanned', by: admin.userId, reason: null },
      { act: 'banned', by: admin.userId, reason: 'spam' },
    ]);
  });

  it('makes others administrators, and is never the last one to go', async () => {
    const ruth = await auth.signedIn();
    await expect(asAdmin(SetUserRole, { id: admin.userId, role: 'user', reason: '' })).rejects.toMatchObject({
      code: 'LAST_ADMINISTRATOR',
    });
    await asAdmin(SetUserRole, { id: ruth.userId, role: 'admin', reason: 'helps' });
    expect((await auditOf(ruth.userId))[0]).toMatchObject({
      act: 'role-changed',
      change: 'admin',
      reason: 'helps',
    });
    const both = await Promise.allSettled([
      asAdmin(SetUserRole, { id: ruth.userId, role: 'user', reason: '' }),
      as(ruth, 'admin', SetUserRole, { id: admin.userId, role: 'user', reason: '' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await auth.ask(GrantRole, { email: admin.email, role: 'admin' });
    await auth.ask(GrantRole, { email: ruth.email, role: 'user' });
    await expect(asAdmin(BanUser, { id: admin.userId, reason: 'x' })).rejects.toMatchObject({
      code: 'OWN_ACCOUNT',
    });
  });

  it('moves the registration of a demonstration account, and of no account that is in use', async () => {
    const { email } = await auth.register();
    const [before] = (await list({ status: 'unverified', search: email })).users;
    const registeredAt = '2026-01-02T06:00:00.000Z';
    for (let time = 0; time < 2; time += 1)
      await auth.ask(BackdateAccount, { userId: before!.id, registeredAt });
    const [after] = (await list({ status: 'unverified', search: email })).users;
    expect(after).toMatchObject({ id: before!.id, createdAt: registeredAt });
    await expect(auth.ask(BackdateAccount, { userId: admin.userId, registeredAt })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    await expect(asAdmin(BackdateAccount, { userId: before!.id, registeredAt })).rejects.toMatchObject({
      code: 'CALLER_REFUSED',
    });
  });

  it('mails the verification link once more, to those who need it', async () => {
    const { email } = await auth.register();
    const { users } = await list({ status: 'unverified', search: email });
    await asAdmin(ResendUserVerification, { id: users[0]!.id, reason: 'It went to spam' });
    expect(auth.emailsTo(email)).toHaveLength(2);
    expect((await auditOf(users[0]!.id))[0]).toMatchObject({
      act: 'verification-resent',
      by: admin.userId,
      reason: 'It went to spam',
    });
    await expect(asAdmin(ResendUserVerification, { id: admin.userId, reason: '' })).rejects.toMatchObject({
      code: 'USER_VERIFIED_ALREADY',
    });
    await expect(asAdmin(SetUserRole, { id: users[0]!.id, role: 'admin', reason: '' })).rejects.toMatchObject(
      { code: 'USER_NOT_VERIFIED' },
    );
  });

  it('signs a reader out everywhere, and gives a tier until a date', async () => {
    const ruth = await auth.signedIn();
    expect(await asAdmin(EndUserSessions, { id: ruth.userId, reason: '' })).toEqual({ ended: 1 });
    expect(await auth.stands(ruth)).toEqual({ stands: false });
    const until = '2027-01-01T00:00:00.000Z';
    expect(await asAdmin(GiveUserTier, { id: ruth.userId, tier: 'premium', until, reason: 'gift' })).toEqual({
      tier: 'premium',
    });
    expect(granted).toEqual([{ userId: ruth.userId, tier: 'premium', until }]);
    const at = new Date().toISOString();
    await auth.service.app
      .get(EventBus)
      .publish(AdminActed, { userId: ruth.userId, act: 'usage-reset', by: admin.userId, reason: '', at });
    await inTheLog(async () => (await auditOf(ruth.userId))[0]?.act === 'usage-reset');
    expect((await auditOf(ruth.userId)).slice(0, 4)).toMatchObject([
      { act: 'usage-reset', by: admin.userId },
      { act: 'tier-given', change: `premium until ${until}`, reason: 'gift' },
      { act: 'sessions-ended-by-administrator' },
      { act: 'signed-in', by: null },
    ]);
  });
});

const inTheLog = (isSo: () => Promise<boolean>) => until('it is in the audit log', isSo);
