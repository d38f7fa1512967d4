import { Injectable } from '@nestjs/common';
import { CatalogueError, type OpenSession, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import type { Account } from '../accounts/account.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { SignInGuard } from '../attempts/sign-in-guard.js';
import { AuditLog } from '../audit/audit-log.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { KnownDevices } from './known-devices.js';

/** Looked up in the place of an account that is not there. */
const NOBODY = ownerOf('000000000000000000000000');

type Claim = Pick<RequestOf<typeof OpenSession>, 'email' | 'password' | 'device'>;

/** Finds out whether somebody is the owner of an account, and lets guessers wait. */
@Injectable()
export class Credentials {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly devices: KnownDevices,
    private readonly hasher: PasswordHasher,
    private readonly guard: SignInGuard,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The verified account of an address, if the password is its own.
   *
   * The passwords of the verified account and of one that waits for the address are both checked, whether there are such
   * accounts or not: neither the answer nor its time tells who has an account here.
   *
   * @throws CatalogueError TOO_MANY_ATTEMPTS, CREDENTIALS_INVALID; EMAIL_NOT_VERIFIED when it is that of the one that waits
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
      // Anyone can register another's address: to know the password of what waits there must not forgive wrong guesses.
      await this.guard.takeBack(guess);
      throw CatalogueError.of('EMAIL_NOT_VERIFIED');
    }
    if (account) await this.audit.record(ownerOf(account.id), 'sign-in-refused', device.address);
    throw CatalogueError.of('CREDENTIALS_INVALID');
  }
}
