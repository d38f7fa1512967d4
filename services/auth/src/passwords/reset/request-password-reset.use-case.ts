import { Injectable } from '@nestjs/common';
import type { RequestOf, RequestPasswordReset, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from '../../accounts/records/account.repository.js';
import { MailedLinks } from '../../accounts/verification/mailed-links.js';
import { RequestLimits } from '../../attempts/request-limits.js';
import { AuditLog } from '../../audit/audit-log.js';
import { ConstantTime } from '../../common/constant-time.js';
import { EmailQueue } from '../../mail/email-queue.js';
import { Notices } from '../../notices/notices.js';

type Request = RequestOf<typeof RequestPasswordReset>;

/** Mails a link to set a new password. */
@Injectable()
export class RequestPasswordResetUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly limits: RequestLimits,
    private readonly links: MailedLinks,
    private readonly emails: EmailQueue,
    private readonly notices: Notices,
    private readonly audit: AuditLog,
    private readonly constantTime: ConstantTime,
  ) {}

  /**
   * The response reveals neither whether the address has an account nor that it has been mailed enough of these links.
   *
   * @throws AppError MAIL_NOT_SET_UP, TOO_MANY_ATTEMPTS
   */
  async execute(request: Request): Promise<ResponseOf<typeof RequestPasswordReset>> {
    this.emails.assertSetUp();
    await this.limits.countRequest(request.device);
    const isMailed = await this.limits.countEmail('reset', request.email, request.device);
    await this.constantTime.spend(() => (isMailed ? this.mail(request) : Promise.resolve()));
    return { sent: true };
  }

  private async mail({ email, device }: Request): Promise<void> {
    const account = await this.accounts.verifiedByEmail(email);
    if (!account) return;
    await this.audit.record(ownerOf(account.id), 'password-reset-requested', device.address);
    await this.notices.send(await this.links.passwordReset(account));
  }
}
