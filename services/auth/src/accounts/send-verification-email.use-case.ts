import { Injectable } from '@nestjs/common';
import type { RequestOf, ResponseOf, SendVerificationEmail } from '@word-unfolded/contracts';
import { RequestLimits } from '../attempts/request-limits.js';
import { EvenTime } from '../common/even-time.js';
import { Notices } from '../notices/notices.js';
import { AccountRepository } from './account.repository.js';
import { MailedLinks } from './mailed-links.js';

type Request = RequestOf<typeof SendVerificationEmail>;

/** Mails the link that verifies an address again. */
@Injectable()
export class SendVerificationEmailUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly limits: RequestLimits,
    private readonly links: MailedLinks,
    private readonly notices: Notices,
    private readonly evenTime: EvenTime,
  ) {}

  /**
   * Whether an account waits for the address is not told.
   *
   * @throws CatalogueError TOO_MANY_ATTEMPTS
   */
  async execute(request: Request): Promise<ResponseOf<typeof SendVerificationEmail>> {
    await this.limits.countRequest(request.device);
    await this.evenTime.spend(() => this.mail(request));
    return { sent: true };
  }

  private async mail({ email, language }: Request): Promise<void> {
    const [mayMail, owner, waiting] = await Promise.all([
      this.limits.mayMail('verification', email),
      this.accounts.verifiedByEmail(email),
      this.accounts.latestUnverifiedByEmail(email),
    ]);
    if (mayMail && waiting && !owner)
      await this.notices.send(await this.links.verification(waiting, language));
  }
}
