import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  ChangePassword,
  CheckAccess,
  CheckPasswordReset,
  CheckVerification,
  CloseSession,
  ConfirmPassword,
  DeleteAccount,
  EndOtherSessions,
  EndSession,
  ExportAccount,
  GetAccount,
  GetDeviceKey,
  ListAccessKeys,
  ListSessions,
  OpenSession,
  RefreshAvatar,
  Register,
  RemoveAvatar,
  RenewSession,
  RequestPasswordReset,
  ResetPassword,
  SendVerificationEmail,
  SetAvatar,
  UpdateAccount,
  VerifyEmail,
  type RequestOf,
  type ResponseOf,
  type User,
} from '@word-unfolded/contracts';
import { Handles, currentCall } from '@word-unfolded/service-kit';
import type { AccessKey } from './token-issuer.js';

/** The database content of the fake auth service, and the requests that reached it. */
export const auth = {
  keys: [] as AccessKey[],
  keyRequests: 0,
  /** Revoked accounts and sessions. */
  fallen: new Set<string>(),
  checked: 0,
  sessionsOpened: [] as RequestOf<typeof OpenSession>[],
  renewed: [] as RequestOf<typeof RenewSession>[],
  closed: [] as RequestOf<typeof CloseSession>[],
  updated: [] as RequestOf<typeof UpdateAccount>[],
  /** Ids of the idempotent commands that changed profiles. */
  commands: [] as (string | undefined)[],
  /** The key of an account's export file in the store. */
  exported: { key: 'exports/ana/none.json', bytes: 1 } as ResponseOf<typeof ExportAccount>,
  avatars: [] as RequestOf<typeof SetAvatar>[],
  /** An update waits for it, so that a test can act while it runs. */
  updating: Promise.resolve(),
  setAvatar: async (_: string): Promise<void> => {},
};

const AT = '2026-01-01T00:00:00.000Z';

const reader: User = {
  _id: '0123456789abcdef01234567',
  name: 'Ana María',
  firstName: 'Ana',
  email: 'ana@example.org',
  username: 'ana',
  avatarUrl: null,
  avatarExpiresIn: null,
  role: 'user',
  subscriptionTier: 'free',
  subscriptionStatus: null,
  trialEndsAt: null,
  gracePeriodEnds: null,
  occupation: null,
  selahProfileNote: null,
  language: 'es',
  verified: true,
  lastActive: null,
  createdAt: AT,
};

const sessionOf = (number: number, rememberMe: boolean): ResponseOf<typeof OpenSession> => ({
  data: { token: 'a.token.of', expiresIn: 900, user: reader },
  session: {
    cookie: `session${number}.secret${number}.binding-of-tests`,
    maxAgeSeconds: rememberMe ? 2_592_000 : null,
    deviceMark: 'mark',
  },
});

/** A fake auth service with the contracts that the gateway needs, so that the gateway is tested alone. */
@Controller()
class FakeAuth {
  @Handles(ListAccessKeys)
  listKeys(): AccessKey[] {
    auth.keyRequests += 1;
    return auth.keys;
  }

  @Handles(CheckAccess)
  check({ userId, sessionId }: RequestOf<typeof CheckAccess>): { stands: boolean } {
    auth.checked += 1;
    return { stands: !auth.fallen.has(userId) && !auth.fallen.has(sessionId) };
  }

  @Handles(OpenSession)
  open(request: RequestOf<typeof OpenSession>): ResponseOf<typeof OpenSession> {
    auth.sessionsOpened.push(request);
    if (request.password === 'wrong') throw AppError.of('CREDENTIALS_INVALID');
    if (request.password === 'often')
      throw AppError.with('TOO_MANY_ATTEMPTS', {}, { fields: { retryAfter: 30 } });
    return sessionOf(auth.sessionsOpened.length, request.rememberMe);
  }

  @Handles(RenewSession)
  renew(request: RequestOf<typeof RenewSession>): ResponseOf<typeof RenewSession> {
    auth.renewed.push(request);
    if (!request.cookie) throw AppError.of('SESSION_EXPIRED');
    return sessionOf(auth.renewed.length + 100, true);
  }

  @Handles(CloseSession)
  close(request: RequestOf<typeof CloseSession>): { signedOut: true } {
    auth.closed.push(request);
    return { signedOut: true };
  }

  @Handles(Register)
  register({ email, username }: RequestOf<typeof Register>): ResponseOf<typeof Register> {
    if (username === 'taken') throw AppError.of('USERNAME_TAKEN');
    return { email, deviceMark: 'mark of a sign-up' };
  }

  @Handles(CheckVerification)
  checkVerification(): never {
    throw AppError.of('TOKEN_INVALID');
  }

  @Handles(GetAccount)
  account({ userId }: RequestOf<typeof GetAccount>): User {
    return { ...reader, _id: userId };
  }

  @Handles(UpdateAccount)
  async update(request: RequestOf<typeof UpdateAccount>): Promise<User> {
    auth.updated.push(request);
    auth.commands.push(currentCall()?.command?.id);
    await auth.updating;
    if (request.changes.username === 'taken') throw AppError.of('USERNAME_TAKEN');
    if (request.changes.name === 'fault') throw new TypeError('secret internals');
    return { ...reader, name: `${request.changes.name} ${auth.updated.length}` };
  }

  @Handles(SetAvatar)
  async setAvatar(request: RequestOf<typeof SetAvatar>): Promise<ResponseOf<typeof SetAvatar>> {
    auth.avatars.push(request);
    await auth.setAvatar(request.upload);
    return { avatarUrl: '/api/files/avatars/one.webp', avatarExpiresIn: 3_600 };
  }

  @Handles(RemoveAvatar)
  removeAvatar(): ResponseOf<typeof RemoveAvatar> {
    return { avatarUrl: null, avatarExpiresIn: null };
  }

  @Handles(RefreshAvatar)
  refreshAvatar(): ResponseOf<typeof RefreshAvatar> {
    return { avatarUrl: null, expiresIn: null };
  }

  @Handles(ListSessions)
  sessions(): ResponseOf<typeof ListSessions> {
    return [];
  }

  @Handles(EndSession)
  endSession(): { ended: number } {
    return { ended: 1 };
  }

  @Handles(EndOtherSessions)
  endOthers(): { ended: number } {
    return { ended: 0 };
  }

  @Handles(SendVerificationEmail)
  sendVerification(): { sent: true } {
    return { sent: true };
  }

  @Handles(RequestPasswordReset)
  requestReset(): { sent: true } {
    return { sent: true };
  }

  @Handles(ResetPassword)
  resetPassword(): never {
    throw AppError.of('RESET_TOKEN_INVALID');
  }

  @Handles(ConfirmPassword)
  confirmPassword(): never {
    throw AppError.of('CREDENTIALS_INVALID');
  }

  @Handles(GetDeviceKey)
  deviceKey(): ResponseOf<typeof GetDeviceKey> {
    return { publicKey: 'public', privateKey: 'private' };
  }

  @Handles(ChangePassword)
  changePassword(): never {
    throw AppError.of('CREDENTIALS_INVALID');
  }

  @Handles(DeleteAccount)
  delete(): { deleted: true } {
    return { deleted: true };
  }

  @Handles(ExportAccount)
  export(): ResponseOf<typeof ExportAccount> {
    return auth.exported;
  }

  @Handles(VerifyEmail)
  verify(): never {
    throw AppError.of('TOKEN_INVALID');
  }

  @Handles(CheckPasswordReset)
  checkReset(): never {
    throw AppError.of('RESET_TOKEN_INVALID');
  }
}

@Module({ controllers: [FakeAuth] })
export class FakeAuthModule {}
