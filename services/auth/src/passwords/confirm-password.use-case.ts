import { Injectable } from '@nestjs/common';
import { AppError, type ConfirmPassword, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { SessionConfirmation } from '../sessions/session-confirmation.js';
import { PasswordProof } from './password-proof.js';

/** Lets a signed-in reader confirm their password, for actions that require it. */
@Injectable()
export class ConfirmPasswordUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly proof: PasswordProof,
    private readonly confirmation: SessionConfirmation,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError TOO_MANY_ATTEMPTS, CREDENTIALS_INVALID; NOT_AUTHENTICATED when the account or the session is gone */
  async execute({
    userId,
    sessionId,
    password,
    device,
  }: RequestOf<typeof ConfirmPassword>): Promise<ResponseOf<typeof ConfirmPassword>> {
    const ownerId = ownerOf(userId);
    const account = await this.accounts.byId(ownerId);
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    await this.proof.assert(account, password, {
      device,
      field: 'password',
      refused: 'password-proof-refused',
    });
    if (!(await this.confirmation.note(ownerId, sessionId))) throw AppError.of('NOT_AUTHENTICATED');
    await this.audit.record(ownerId, 'password-confirmed', device.address);
    return { confirmed: true };
  }
}
