import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type Device,
  type OpenSession,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import type { Account } from '../accounts/account.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/clock.js';
import { EvenTime } from '../common/even-time.js';
import { Randomness } from '../common/randomness.js';
import { Notices } from '../notices/notices.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { Revocations } from '../revocations/revocations.js';
import { Credentials } from './credentials.js';
import { deviceNameOf, inWords } from './device-name.js';
import { KnownDevices } from './known-devices.js';
import { newSession } from './new-session.js';
import { SessionEnding } from './session-ending.js';
import { SessionGrants } from './session-grants.js';
import { SessionRepository } from './session.repository.js';

type SignIn = RequestOf<typeof OpenSession>;

/** Signs a reader in. */
@Injectable()
export class OpenSessionUseCase {
  constructor(
    private readonly credentials: Credentials,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly devices: KnownDevices,
    private readonly hasher: PasswordHasher,
    private readonly grants: SessionGrants,
    private readonly audit: AuditLog,
    private readonly notices: Notices,
    private readonly unitOfWork: UnitOfWork,
    private readonly evenTime: EvenTime,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** @throws CatalogueError those of `Credentials.check`; ACCOUNT_SUSPENDED after the right password */
  async execute(request: SignIn): Promise<ResponseOf<typeof OpenSession>> {
    const { password, device } = request;
    const { account, isKnownDevice } = await this.evenTime.refuse(() => this.credentials.check(request));
    const { session, secret, current } = await this.open(account, request);
    await this.renewHash(account, password);
    const mark = await this.devices.remember(ownerOf(account.id), device.mark);
    // At the first sign-in of all there is no device that would not be new.
    if (!isKnownDevice && account.lastActiveAt) await this.tellOwner(account, device);
    return this.grants.of(current, session, secret, mark);
  }

  private async open(account: Account, { device, rememberMe }: SignIn) {
    const ownerId = ownerOf(account.id);
    const { secret, record } = newSession(device, rememberMe, this.clock.now(), this.randomness);
    const opened = await this.unitOfWork.run(async () => {
      // Since the password was checked it may have changed, or the account may be gone.
      const current = await this.accounts.noteActivity(ownerId, record.openedAt);
      if (current?.passwordHash !== account.passwordHash) throw CatalogueError.of('CREDENTIALS_INVALID');
      if (current.bannedAt) throw CatalogueError.of('ACCOUNT_SUSPENDED');
      const session = await this.sessions.open(ownerId, record);
      await this.ending.surplus(ownerId);
      await this.audit.record(ownerId, 'signed-in', device.address);
      return { session, secret, current };
    });
    await this.revocations.publish();
    return opened;
  }

  private async renewHash({ id, passwordHash }: Account, password: string): Promise<void> {
    if (!this.hasher.isOutdated(passwordHash)) return;
    const renewed = await this.hasher.hash(password);
    await this.accounts.replacePasswordHash(ownerOf(id), passwordHash, renewed);
  }

  private async tellOwner({ name, email, language }: Account, device: Device): Promise<void> {
    const values = {
      name,
      device: inWords(deviceNameOf(device.userAgent)),
      address: device.address,
      at: this.clock.now().toISOString(),
      path: PAGES.profile,
    };
    await this.notices.send({ to: email, language, content: { letter: 'new-device', values } });
  }
}
