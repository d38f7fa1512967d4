import { Injectable } from '@nestjs/common';
import { AppError, type Register, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { RequestLimits } from '../attempts/request-limits.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '@word-unfolded/primitives';
import { secondsAfter } from '../common/seconds.js';
import { ConstantTime } from '../common/constant-time.js';
import { EmailQueue } from '../mail/email-queue.js';
import { PasswordHasher } from '../passwords/hashing/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { KnownDevices } from '../sessions/devices/known-devices.js';
import type { Account } from './records/account.js';
import { AccountRepository } from './records/account.repository.js';
import { addressHasAccount, MailedLinks } from './verification/mailed-links.js';
import { UNVERIFIED_SECONDS, UnverifiedAccounts } from './verification/unverified-accounts.js';
import { usernameTaken, withUsername } from './records/username-taken.js';

type Registration = RequestOf<typeof Register>;

/**
 * Creates an account with an unverified address, and replaces an older unverified account of the address.
 *
 * If the address has a verified account, the new one can never be verified. It is created all the same: otherwise a
 * second registration with the same username, or a sign-in with the new password, would reveal that the address has an
 * account.
 */
@Injectable()
export class RegisterUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly unverified: UnverifiedAccounts,
    private readonly limits: RequestLimits,
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
    private readonly devices: KnownDevices,
    private readonly links: MailedLinks,
    private readonly emails: EmailQueue,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly constantTime: ConstantTime,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks and counts a registration before its transaction, because a transaction may run several times. One that
   * fails because of this installation is not counted: its client repeats it until it has an account.
   *
   * @param register the transaction, with {@link execute}
   * @throws AppError MAIL_NOT_SET_UP, TOO_MANY_ATTEMPTS, PASSWORD_TOO_WEAK; the errors of the transaction
   */
  async admit<Result>(
    { email, device, password, ...request }: Registration,
    register: () => Promise<Result>,
  ): Promise<Result> {
    this.emails.assertSetUp();
    await this.limits.countRequest(device);
    await this.rules.check(password, { ...request, email });
    await this.limits.countEmail('verification', email, device);
    try {
      return await register();
    } catch (error) {
      const isRefused = error instanceof AppError && error.status < 500;
      if (!isRefused) await this.limits.takeBack('verification', email, device).catch(() => {});
      throw error;
    }
  }

  /**
   * Stores the account and queues its email, in the transaction of its caller.
   *
   * @throws AppError USERNAME_TAKEN; SERVICE_UNAVAILABLE when no email can be queued now
   */
  async execute(request: Registration): Promise<ResponseOf<typeof Register>> {
    const deviceMark = await this.constantTime.spend(async () => {
      const account = await this.store(request);
      const mark = await this.devices.remember(ownerOf(account.id), request.device.mark);
      await this.mail(account); // last: a conflict before it repeats the work, and each run would send an email
      return mark;
    });
    return { email: request.email, deviceMark };
  }

  private async store(request: Registration): Promise<Account> {
    const former = await this.formerOf(request);
    const passwordHash = await this.hasher.hash(request.password);
    return withUsername(() => this.unitOfWork.run(() => this.replace(request, passwordHash, former)));
  }

  /**
   * The sign-up with this username, if it may be replaced: it has the same address, or it is the reader's own with a
   * corrected address, recognised by the same browser or the same name and password.
   */
  private async formerOf({ name, username, email, password, device }: Registration): Promise<Account | null> {
    const former = await this.accounts.byUsername(username);
    if (!former) return null;
    if (former.verifiedAt) throw usernameTaken();
    const isOwn =
      (await this.accounts.waitingFor(email)).some(({ id }) => id === former.id) ||
      (await this.devices.isKnown(ownerOf(former.id), device.mark)) ||
      (former.name === name && (await this.hasher.matches(former.passwordHash, password)));
    if (!isOwn) throw usernameTaken();
    return former;
  }

  private async replace(
    { name, email, username, language, device }: Registration,
    passwordHash: string,
    former: Account | null,
  ): Promise<Account> {
    const now = this.clock.now();
    const older = [...(await this.accounts.waitingFor(email)), ...(former ? [former] : [])];
    for (const { id } of older) await this.unverified.removeNow(ownerOf(id));
    const account = await this.accounts.insert(
      { name, email, username, passwordHash, language },
      now,
      secondsAfter(now, UNVERIFIED_SECONDS),
    );
    await this.audit.record(ownerOf(account.id), 'registered', device.address, {
      properties: { language: account.language },
    });
    return account;
  }

  /** Without the email the account would be useless and its username blocked, so it is not created at all. */
  private async mail(account: Account): Promise<void> {
    try {
      const owner = await this.accounts.verifiedByEmail(account.email);
      await this.emails.send(owner ? addressHasAccount(owner) : await this.links.verification(account));
    } catch (error) {
      await this.unverified.remove(ownerOf(account.id));
      throw error;
    }
  }
}
