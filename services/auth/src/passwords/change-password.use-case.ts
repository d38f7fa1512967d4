import { Injectable } from '@nestjs/common';
import { AppError, type ChangePassword, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import type { Account } from '../accounts/records/account.js';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { Revocations } from '../revocations/revocations.js';
import { KnownDevices } from '../sessions/devices/known-devices.js';
import { SessionEnding } from '../sessions/ending/session-ending.js';
import { MailedTokens } from '../tokens/mailed-tokens.js';
import { PasswordHasher } from './hashing/password-hasher.js';
import { PasswordProof, wrongPassword } from './password-proof.js';
import { PasswordNotice } from './password-notice.js';
import { PasswordRules } from './password-rules.js';

type Request = RequestOf<typeof ChangePassword>;

/** Changes the password of a reader who knows it, and ends all other sessions. */
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
    private readonly proof: PasswordProof,
    private readonly audit: AuditLog,
    private readonly notice: PasswordNotice,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * @throws AppError TOO_MANY_ATTEMPTS, CREDENTIALS_INVALID, PASSWORD_TOO_WEAK; NOT_AUTHENTICATED when the account is
   * deleted
   */
  async execute(request: Request): Promise<ResponseOf<typeof ChangePassword>> {
    const ownerId = ownerOf(request.userId);
    const account = await this.accounts.byId(ownerId);
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    // A retry with the same key has changed the password already, so the former password is not checked again.
    if (!(await this.unitOfWork.wasDone())) {
      await this.proof.assert(account, request.currentPassword, {
        device: request.device,
        field: 'currentPassword',
        refused: 'password-change-refused',
      });
      await this.rules.check(request.password, account);
    }
    const passwordHash = await this.hasher.hash(request.password);
    await this.unitOfWork.run(() => this.set(ownerId, account, passwordHash, request));
    await this.revocations.publish();
    await this.notice.tell(account);
    return { changed: true };
  }

  private async set(
    ownerId: OwnerId,
    before: Account,
    passwordHash: string,
    { sessionId, device }: Request,
  ): Promise<void> {
    const isSet = await this.accounts.replacePasswordHash(ownerId, before.passwordHash, passwordHash);
    if (!isSet) throw wrongPassword('currentPassword');
    await this.tokens.revoke(ownerId, 'reset-password');
    await this.tokens.revoke(ownerId, 'change-address');
    await this.ending.others(ownerId, sessionId);
    await this.devices.forgetOthers(ownerId, device.mark);
    await this.audit.record(ownerId, 'password-changed', device.address);
  }
}
