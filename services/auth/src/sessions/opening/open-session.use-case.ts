import { Injectable } from '@nestjs/common';
import type { Device, OpenSession, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import type { Account } from '../../accounts/records/account.js';
import { AccountRepository } from '../../accounts/records/account.repository.js';
import { Clock } from '@word-unfolded/primitives';
import { ConstantTime } from '../../common/constant-time.js';
import { Notices } from '../../notices/notices.js';
import { PasswordHasher } from '../../passwords/hashing/password-hasher.js';
import { Credentials } from './credentials.js';
import { deviceNameOf, inWords } from '../devices/device-name.js';
import { SessionOpening } from './session-opening.js';

type SignIn = RequestOf<typeof OpenSession>;

/** Signs a reader in. */
@Injectable()
export class OpenSessionUseCase {
  constructor(
    private readonly credentials: Credentials,
    private readonly accounts: AccountRepository,
    private readonly opening: SessionOpening,
    private readonly hasher: PasswordHasher,
    private readonly notices: Notices,
    private readonly constantTime: ConstantTime,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError those of `Credentials.check`; ACCOUNT_SUSPENDED after the right password */
  async execute(request: SignIn): Promise<ResponseOf<typeof OpenSession>> {
    const { password, device, rememberMe } = request;
    const { account, isKnownDevice } = await this.constantTime.refuse(() => this.credentials.check(request));
    const session = await this.opening.open(account, device, rememberMe);
    await this.renewHash(account, password);
    // The first sign-in of an account is always on a new device, so it needs no notice.
    if (!isKnownDevice && account.lastActiveAt) await this.tellOwner(account, device);
    return session;
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
    await this.notices.send({ to: email, language, content: { template: 'new-device', values } });
  }
}
