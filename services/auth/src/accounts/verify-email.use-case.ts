import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type ResponseOf, type VerifyEmail } from '@word-unfolded/contracts';
import { isDuplicateKey, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/clock.js';
import { MailedTokens } from '../tokens/mailed-tokens.js';
import { AccountRepository } from './account.repository.js';

/** Verifies the address of an account by the link that was mailed to it. */
@Injectable()
export class VerifyEmailUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: MailedTokens,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError TOKEN_INVALID; EMAIL_TAKEN when another account of the address was verified first */
  async execute(request: RequestOf<typeof VerifyEmail>): Promise<ResponseOf<typeof VerifyEmail>> {
    try {
      await this.unitOfWork.run(() => this.verify(request));
    } catch (error) {
      throw isDuplicateKey(error, 'emailKey') ? CatalogueError.of('EMAIL_TAKEN') : error;
    }
    return { verified: true };
  }

  private async verify({ token, device }: RequestOf<typeof VerifyEmail>): Promise<void> {
    const ownerId = await this.tokens.use('verify-address', token);
    const account = ownerId && (await this.accounts.verify(ownerId, this.clock.now()));
    if (!account) throw CatalogueError.of('TOKEN_INVALID');
    await this.audit.record(ownerId, 'email-verified', device.address);
  }
}
