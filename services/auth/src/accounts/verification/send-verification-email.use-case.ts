import { Injectable } from '@nestjs/common';
import type { MailJob, RequestOf, ResponseOf, SendVerificationEmail } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { RequestLimits } from '../../attempts/request-limits.js';
import { ConstantTime } from '../../common/constant-time.js';
import { EmailQueue } from '../../mail/email-queue.js';
import { Notices } from '../../notices/notices.js';
import type { Account } from '../records/account.js';
import { AccountRepository } from '../records/account.repository.js';
import { addressHasAccount, emailTo, MailedLinks } from './mailed-links.js';

type Request = RequestOf<typeof SendVerificationEmail>;

/** Mails the link that verifies an address again. */
@Injectable()
export class SendVerificationEmailUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly limits: RequestLimits,
    private readonly links: MailedLinks,
    private readonly emails: EmailQueue,
    private readonly notices: Notices,
    private readonly constantTime: ConstantTime,
  ) {}

  /**
   * The response does not reveal whether the address has an unverified account. Its owner gets an email: a link, or the
   * notice that the address has an account.
   *
   * @throws AppError MAIL_NOT_SET_UP, TOO_MANY_ATTEMPTS
   */
  async execute(request: Request): Promise<ResponseOf<typeof SendVerificationEmail>> {
    this.emails.assertSetUp();
    await this.limits.countRequest(request.device);
    await this.limits.countEmail('verification', request.email, request.device);
    await this.constantTime.spend(() => this.mail(request));
    return { sent: true };
  }

  private async mail({ email }: Request): Promise<void> {
    const [owner, waiting] = await Promise.all([
      this.accounts.verifiedByEmail(email),
      this.accounts.latestUnverifiedByEmail(email),
    ]);
    if (owner) await this.notices.send(waiting ? addressHasAccount(owner) : alreadyVerified(owner));
    else if (waiting) await this.notices.send(await this.links.verification(waiting));
  }
}

/** To the owner of a verified address who requests the link again. */
function alreadyVerified(owner: Account): MailJob {
  const values = { name: owner.name, loginPath: PAGES.login, resetPath: PAGES.forgotPassword };
  return emailTo(owner, { template: 'already-verified', values });
}
