import { Controller, Module } from '@nestjs/common';
import {
  CatalogueError,
  ChangePassword,
  CheckAccess,
  CheckPasswordReset,
  CloseSession,
  DeleteAccount,
  EndOtherSessions,
  EndSession,
  ExportAccount,
  GetAccount,
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
import { Handles } from '@word-unfolded/service-kit';
import type { AccessKey } from './token-issuer.js';

/** What the auth service would have in its database, and what reached it. */
export const auth = {
  keys: [] as AccessKey[],
  keysAsked: 0,
  /** Accounts and sessions that stand no more. */
  fallen: new Set<string>(),
  checked: 0,
  opened: [] as RequestOf<typeof OpenSession>[],
  renewed: [] as RequestOf<typeof RenewSession>[],
  closed: [] as RequestOf<typeof CloseSession>[],
  updated: [] as RequestOf<typeof UpdateAccount>[],
  /** Where the file of an account is in the store. */
  exported: { key: 'exports/ana/none.json', bytes: 1 } as ResponseOf<typeof ExportAccount>,
  avatars: [] as RequestOf<typeof SetAvatar>[],
  /** What an update waits for, so that a test can catch it in the act. */
  updating: Promise.resolve(),
  setAvatar: async (_: string): Promise<void> => {},
};

const AT = '2026-01-01T00:00:00.000Z';

export const reader: User = {
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

const openedBy = (number: number, rememberMe: boolean): ResponseOf<typeof OpenSession> => ({
  data: { token: 'a.token.of', expiresIn: 900, user: reader },
  session: {
    cookie: `session${number}.secret${number}`,
    maxAgeSeconds: rememberMe ? 2_592_000 : null,
    deviceMark: 'mark',
  },
});

/** Answers the contracts of the auth service as far as the gateway needs them, so that it is tested alone. */
@Controller()
class AuthStandIn {
  @Handles(ListAccessKeys)
  listKeys(): AccessKey[] {
    auth.keysAsked += 1;
    return auth.keys;
  }

  @Handles(CheckAccess)
  check({ userId, sessionId }: RequestOf<typeof CheckAccess>): { stands: boolean } {
    auth.checked += 1;
    return { stands: !auth.fallen.has(userId) && !auth.fallen.has(sessionId) };
  }

  @Handles(OpenSession)
  open(request: RequestOf<typeof OpenSession>): ResponseOf<typeof OpenSession> {
    auth.opened.push(request);
    if (request.password === 'wrong') throw CatalogueError.of('CREDENTIALS_INVALID');
    if (request.password === 'often')
      throw CatalogueError.with('TOO_MANY_ATTEMPTS', {}, { fields: { retryAfter: 30 } });
    return openedBy(auth.opened.length, request.rememberMe);
  }

  @Handles(RenewSession)
  renew(request: RequestOf<typeof RenewSession>): ResponseOf<typeof RenewSession> {
    auth.renewed.push(request);
    if (!request.cookie) throw CatalogueError.of('SESSION_EXPIRED');
    return openedBy(auth.renewed.length + 100, true);
  }

  @Handles(CloseSession)
  close(request: RequestOf<typeof CloseSession>): { signedOut: true } {
    auth.closed.push(request);
    return { signedOut: true };
  }

  @Handles(Register)
  register({ email, username }: RequestOf<typeof Register>): { email: string } {
    if (username === 'taken') throw CatalogueError.of('USERNAME_TAKEN');
    return { email };
  }

  @Handles(GetAccount)
  account({ userId }: RequestOf<typeof GetAccount>): User {
    return { ...reader, _id: userId };
  }

  @Handles(UpdateAccount)
  async update(request: RequestOf<typeof UpdateAccount>): Promise<User> {
    auth.updated.push(request);
    await auth.updating;
    if (request.changes.username === 'taken') throw CatalogueError.of('USERNAME_TAKEN');
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
    throw CatalogueError.of('RESET_TOKEN_INVALID');
  }

  @Handles(ChangePassword)
  changePassword(): never {
    throw CatalogueError.of('CREDENTIALS_INVALID');
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
    throw CatalogueError.of('TOKEN_INVALID');
  }

  @Handles(CheckPasswordReset)
  checkReset(): never {
    throw CatalogueError.of('RESET_TOKEN_INVALID');
  }
}

@Module({ controllers: [AuthStandIn] })
export class AuthStandInModule {}
