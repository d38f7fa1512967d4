import { Injectable } from '@nestjs/common';
import { AppError, type Device, type OpenSession, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import type { Account } from '../../accounts/records/account.js';
import { AccountRepository } from '../../accounts/records/account.repository.js';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '@word-unfolded/primitives';
import { Randomness } from '../../common/randomness.js';
import { Revocations } from '../../revocations/revocations.js';
import { KnownDevices } from '../devices/known-devices.js';
import { newSession } from './new-session.js';
import { SessionEnding } from '../ending/session-ending.js';
import { SessionGrants } from '../session-grants.js';
import { SessionRepository } from '../records/session.repository.js';

/** Opens a session of an authenticated reader. */
@Injectable()
export class SessionOpening {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly devices: KnownDevices,
    private readonly grants: SessionGrants,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /**
   * @param account as it was when its reader was authenticated
   * @throws AppError CREDENTIALS_INVALID when its password has changed since, or it is deleted; ACCOUNT_SUSPENDED
   */
  async open(account: Account, device: Device, rememberMe: boolean): Promise<ResponseOf<typeof OpenSession>> {
    const ownerId = ownerOf(account.id);
    const { secret, record } = newSession(device, rememberMe, this.clock.now(), this.randomness);
    const { current, session } = await this.unitOfWork.run(async () => {
      const current = await this.accounts.noteActivity(ownerId, record.openedAt);
      if (current?.passwordHash !== account.passwordHash) throw AppError.of('CREDENTIALS_INVALID');
      if (current.bannedAt) throw AppError.of('ACCOUNT_SUSPENDED');
      const session = await this.sessions.open(ownerId, record);
      await this.ending.surplus(ownerId);
      const { language, tier } = current;
      await this.audit.record(ownerId, 'signed-in', device.address, { properties: { language, tier } });
      return { current, session };
    });
    await this.revocations.publish();
    const mark = await this.devices.remember(ownerId, device.mark);
    return this.grants.of(current, session, secret, mark);
  }
}
