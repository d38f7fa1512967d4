import { Injectable } from '@nestjs/common';
import type { RequestOf, ResetPassword, ResponseOf } from '@word-unfolded/contracts';
import { UnitOfWork } from '@word-unfolded/persistence';
import type { Account } from '../../accounts/records/account.js';
import { AccountRepository } from '../../accounts/records/account.repository.js';
import { LoginLimiter } from '../../attempts/login-limiter.js';
import { AuditLog } from '../../audit/audit-log.js';
import { Revocations } from '../../revocations/revocations.js';
import { KnownDevices } from '../../sessions/devices/known-devices.js';
import { SessionEnding } from '../../sessions/ending/session-ending.js';
import { MailedTokens } from '../../tokens/mailed-tokens.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { PasswordNotice } from '../password-notice.js';
import { PasswordRules } from '../password-rules.js';
import { resetRefusal } from './reset-refusal.js';

type Request = RequestOf<typeof ResetPassword>;

/** Sets a new password by a mailed link, and ends all sessions of the account. */
@Injectable()
export class ResetPasswordUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: MailedTokens,
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
    private readonly ending: SessionEnding,
    private readonly devices: KnownDevices,
    private readonly revocations: Revocations,
    private readonly guard: LoginLimiter,
    private readonly audit: AuditLog,
    private readonly notice: PasswordNotice,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError RESET_TOKEN_INVALID; PASSWORD_TOO_WEAK, after which the link can be used again */
  async execute(request: Request): Promise<ResponseOf<typeof ResetPassword>> {
    const { device } = request;
    const passwordHash = (await this.unitOfWork.wasDone()) ? '' : await this.newHash(request);
    const account = await this.unitOfWork.run(() => this.set(request, passwordHash));
    await this.revocations.publish();
    await this.guard.welcomeBack(account.email, device);
    await this.notice.tell(account);
    return { changed: true };
  }

  private async newHash({ token, password }: Request): Promise<string> {
    const ownerId = await this.tokens.ownerOf('reset-password', token);
    const before = ownerId && (await this.accounts.byId(ownerId));
    if (!before) throw await resetRefusal(this.tokens, token);
    await this.rules.check(password, before);
    return this.hasher.hash(password);
  }

  private async set({ token, device }: Request, passwordHash: string): Promise<Account> {
    const ownerId = await this.tokens.use('reset-password', token);
    const account = ownerId && (await this.accounts.setPasswordHash(ownerId, passwordHash));
    if (!account) throw await resetRefusal(this.tokens, token);
    await this.tokens.revoke(ownerId, 'change-address');
    await this.ending.all(ownerId);
    await this.devices.forgetAll(ownerId);
    await this.audit.record(ownerId, 'password-reset', device.address);
    return account;
  }
}
