import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type ChangePassword,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import type { Account } from '../accounts/account.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { SignInGuard } from '../attempts/sign-in-guard.js';
import { AuditLog } from '../audit/audit-log.js';
import { Revocations } from '../revocations/revocations.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { SessionEnding } from '../sessions/session-ending.js';
import { MailedTokens } from '../tokens/mailed-tokens.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordNotice } from './password-notice.js';
import { PasswordRules } from './password-rules.js';

type Request = RequestOf<typeof ChangePassword>;

/** Changes the password of a reader who knows it, and signs them out everywhere else. */
@Injectable()
export class ChangePasswordUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: MailedTokens,
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
    private readonly ending: SessionEnding,
    private readonly devices: KnownDevices,
    private readonly revocations: Revocations,
    private readonly guard: SignInGuard,
    private readonly audit: AuditLog,
    private readonly notice: PasswordNotice,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws CatalogueError TOO_MANY_ATTEMPTS, CREDENTIALS_INVALID, PASSWORD_TOO_WEAK; NOT_AUTHENTICATED when the account is gone */
  async execute(request: Request): Promise<ResponseOf<typeof ChangePassword>> {
    const ownerId = ownerOf(request.userId);
    const account = await this.accounts.byId(ownerId);
    if (!account) throw CatalogueError.of('NOT_AUTHENTICATED');
    await this.assertKnowsPassword(ownerId, account, request);
    await this.rules.check(request.password, account);
    const passwordHash = await this.hasher.hash(request.password);
    await this.unitOfWork.run(() => this.set(ownerId, account, passwordHash, request));
    await this.revocations.publish();
    await this.notice.tell(account);
    return { changed: true };
  }

  private async assertKnowsPassword(
    ownerId: OwnerId,
    { passwordHash }: Account,
    { currentPassword, device }: Request,
  ): Promise<void> {
    const guess = await this.guard.beginFor(ownerId);
    if (await this.hasher.matches(passwordHash, currentPassword)) {
      await this.guard.wasRight(guess);
      return;
    }
    await this.audit.record(ownerId, 'password-change-refused', device.address);
    throw wrongPassword();
  }

  private async set(
    ownerId: OwnerId,
    before: Account,
    passwordHash: string,
    { sessionId, device }: Request,
  ): Promise<void> {
    const isSet = await this.accounts.replacePasswordHash(ownerId, before.passwordHash, passwordHash);
    if (!isSet) throw wrongPassword();
    await this.tokens.revoke(ownerId, 'reset-password');
    await this.ending.others(ownerId, sessionId);
    await this.devices.forgetOthers(ownerId, device.mark);
    await this.audit.record(ownerId, 'password-changed', device.address);
  }
}

function wrongPassword(): CatalogueError {
  const details = [{ field: 'currentPassword', code: 'CREDENTIALS_INVALID' } as const];
  return CatalogueError.with('CREDENTIALS_INVALID', {}, { details });
}
