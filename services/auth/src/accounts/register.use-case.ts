import { Injectable } from '@nestjs/common';
import type { MailJob, Register, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { RequestLimits } from '../attempts/request-limits.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock, secondsAfter } from '../common/clock.js';
import { EvenTime } from '../common/even-time.js';
import { Letters } from '../mail/letters.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import type { Account } from './account.js';
import { AccountRepository } from './account.repository.js';
import { MailedLinks } from './mailed-links.js';
import { UNVERIFIED_SECONDS, UnverifiedAccounts } from './unverified-accounts.js';
import { usernameTaken, withUsername } from './username-taken.js';

type Registration = RequestOf<typeof Register>;

/**
 * Makes an account that waits for its address to be verified.
 *
 * An address that has an account already gets another that waits, and can never be verified: if none were made, a second
 * registration by the same username, or a sign-in with the new password, would tell that the address is somebody's.
 */
@Injectable()
export class RegisterUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly unverified: UnverifiedAccounts,
    private readonly limits: RequestLimits,
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
    private readonly links: MailedLinks,
    private readonly letters: Letters,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly evenTime: EvenTime,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError TOO_MANY_ATTEMPTS, PASSWORD_TOO_WEAK, USERNAME_TAKEN; SERVICE_UNAVAILABLE when nothing can be mailed */
  async execute(request: Registration): Promise<ResponseOf<typeof Register>> {
    await this.limits.countRequest(request.device);
    await this.rules.check(request.password, request);
    await this.evenTime.spend(async () => this.mail(await this.keep(request)));
    return { email: request.email };
  }

  private async keep({ name, email, username, password, language, device }: Registration): Promise<Account> {
    if (await this.accounts.byUsername(username)) throw usernameTaken();
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    return withUsername(() =>
      this.unitOfWork.run(async () => {
        const account = await this.accounts.insert(
          { name, email, username, passwordHash, language },
          now,
          secondsAfter(now, UNVERIFIED_SECONDS),
        );
        await this.audit.record(ownerOf(account.id), 'registered', device.address);
        return account;
      }),
    );
  }

  /** Without the letter the account would be of no use and its username gone: then it is not made at all. */
  private async mail(account: Account): Promise<void> {
    try {
      if (!(await this.limits.mayMail('verification', account.email))) return;
      const owner = await this.accounts.verifiedByEmail(account.email);
      await this.letters.send(
        owner ? letterToOwner(owner) : await this.links.verification(account, account.language),
      );
    } catch (error) {
      await this.unverified.remove(ownerOf(account.id));
      throw error;
    }
  }
}

function letterToOwner({ name, email, language }: Account): MailJob {
  const values = { name, loginPath: PAGES.login, resetPath: PAGES.forgotPassword };
  return { to: email, language, content: { letter: 'address-has-account', values } };
}
