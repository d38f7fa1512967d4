import { Injectable } from '@nestjs/common';
import { AppError, type OpenSession, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import type { Account } from '../../accounts/records/account.js';
import { AccountRepository } from '../../accounts/records/account.repository.js';
import { LoginLimiter } from '../../attempts/login-limiter.js';
import { AuditLog } from '../../audit/audit-log.js';
import { PasswordHasher } from '../../passwords/hashing/password-hasher.js';
import { KnownDevices } from '../devices/known-devices.js';

/** Looked up when the address has no account. */
const NOBODY = ownerOf('000000000000000000000000');

type Claim = Pick<RequestOf<typeof OpenSession>, 'email' | 'password' | 'device'>;

/** Authenticates the owner of an account, and delays guessing. */
@Injectable()
export class Credentials {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly devices: KnownDevices,
    private readonly hasher: PasswordHasher,
    private readonly guard: LoginLimiter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The verified account of an address, if the password is right.
   *
   * The passwords of the verified and of the unverified account of the address are both checked, whether these exist or
   * not: neither the response nor its time reveals who has an account here.
   *
   * @throws AppError TOO_MANY_ATTEMPTS, CREDENTIALS_INVALID; EMAIL_NOT_VERIFIED when it is that of the unverified
   * account
   */
  async check({ email, password, device }: Claim): Promise<{ account: Account; isKnownDevice: boolean }> {
    const [account, waiting] = await Promise.all([
      this.accounts.verifiedByEmail(email),
      this.accounts.latestUnverifiedByEmail(email),
    ]);
    const isKnownDevice = await this.devices.isKnown(account ? ownerOf(account.id) : NOBODY, device.mark);
    const guess = await this.guard.begin(email, device, isKnownDevice ? device.mark : undefined);
    const [isOwner, isWaiting] = await Promise.all([
      this.hasher.matches(account?.passwordHash, password),
      this.hasher.matches(waiting?.passwordHash, password),
    ]);
    if (account && isOwner) {
      await this.guard.wasRight(guess);
      return { account, isKnownDevice };
    }
    if (isWaiting) {
      // Anyone can register another person's address, so the password of an unverified account must not clear failed
      // logins.
      await this.guard.takeBack(guess);
      throw AppError.of('EMAIL_NOT_VERIFIED');
    }
    if (account) await this.audit.record(ownerOf(account.id), 'sign-in-refused', device.address);
    throw AppError.of('CREDENTIALS_INVALID');
  }
}
