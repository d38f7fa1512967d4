import { Injectable } from '@nestjs/common';
import { AppError, type ChangeEmail, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { comparable, PAGES } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { RequestLimits } from '../attempts/request-limits.js';
import { AuditLog } from '../audit/audit-log.js';
import { ConstantTime } from '../common/constant-time.js';
import { EmailQueue } from '../mail/email-queue.js';
import { Notices } from '../notices/notices.js';
import { PasswordProof } from '../passwords/password-proof.js';
import type { Account } from './records/account.js';
import { AccountRepository } from './records/account.repository.js';
import { addressHasAccount, emailTo, MailedLinks } from './verification/mailed-links.js';

type Request = RequestOf<typeof ChangeEmail>;

/**
 * Begins to change the address of an account. The change happens when the link in the email to the new address is
 * opened.
 */
@Injectable()
export class ChangeEmailUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly proof: PasswordProof,
    private readonly limits: RequestLimits,
    private readonly links: MailedLinks,
    private readonly emails: EmailQueue,
    private readonly notices: Notices,
    private readonly audit: AuditLog,
    private readonly constantTime: ConstantTime,
  ) {}

  /**
   * The response does not reveal whether the new address has an account; its owner is informed by email.
   *
   * @throws AppError MAIL_NOT_SET_UP, TOO_MANY_ATTEMPTS, CREDENTIALS_INVALID; NOT_AUTHENTICATED when the account is
   * deleted
   */
  async execute({ userId, email, password, device }: Request): Promise<ResponseOf<typeof ChangeEmail>> {
    this.emails.assertSetUp();
    const account = await this.accounts.byId(ownerOf(userId));
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    await this.proof.assert(account, password, {
      device,
      field: 'password',
      refused: 'password-proof-refused',
    });
    await this.limits.countEmail('verification', email, device);
    await this.constantTime.spend(() => this.mail(account, email));
    await this.audit.record(ownerOf(userId), 'email-change-requested', device.address);
    return { sent: true };
  }

  private async mail(account: Account, email: string): Promise<void> {
    const owner = await this.accounts.verifiedByEmail(email);
    await this.emails.send(
      owner && owner.id !== account.id
        ? addressHasAccount(owner)
        : await this.links.newAddress(account, email),
    );
    if (comparable(email) === comparable(account.email)) return;
    const values = { name: account.name, resetPath: PAGES.forgotPassword };
    await this.notices.send(emailTo(account, { template: 'address-change-asked', values }));
  }
}
