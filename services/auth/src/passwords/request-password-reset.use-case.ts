import { Injectable } from '@nestjs/common';
import type { RequestOf, RequestPasswordReset, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/account.repository.js';
import { MailedLinks } from '../accounts/mailed-links.js';
import { RequestLimits } from '../attempts/request-limits.js';
import { AuditLog } from '../audit/audit-log.js';
import { EvenTime } from '../common/even-time.js';
import { Notices } from '../notices/notices.js';

type Request = RequestOf<typeof RequestPasswordReset>;

/** Mails a link to set a new password. */
@Injectable()
export class RequestPasswordResetUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly limits: RequestLimits,
    private readonly links: MailedLinks,
    private readonly notices: Notices,
    private readonly audit: AuditLog,
    private readonly evenTime: EvenTime,
  ) {}

  /**
   * Whether the address has an account is not told.
   *
   * @throws CatalogueError TOO_MANY_ATTEMPTS
   */
  async execute(request: Request): Promise<ResponseOf<typeof RequestPasswordReset>> {
    await this.limits.countRequest(request.device);
    await this.evenTime.spend(() => this.mail(request));
    return { sent: true };
  }

  private async mail({ email, language, device }: Request): Promise<void> {
    const [mayMail, account] = await Promise.all([
      this.limits.mayMail('reset', email),
      this.accounts.verifiedByEmail(email),
    ]);
    if (!mayMail || !account) return;
    await this.audit.record(ownerOf(account.id), 'password-reset-requested', device.address);
    await this.notices.send(await this.links.passwordReset(account, language));
  }
}
