import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { AuditRepository } from '../../audit/audit.repository.js';
import { KnownDevices } from '../../sessions/devices/known-devices.js';
import { MailedTokens } from '../../tokens/mailed-tokens.js';

/** The data of an account besides its own document and its sessions. */
@Injectable()
export class AccountTraces {
  constructor(
    private readonly tokens: MailedTokens,
    private readonly devices: KnownDevices,
    private readonly audit: AuditRepository,
  ) {}

  /** Removes all of it. Call it in the transaction that removes the account. */
  async remove(ownerId: OwnerId): Promise<void> {
    await this.tokens.removeAll(ownerId);
    await this.devices.forgetAll(ownerId);
    await this.audit.removeAll(ownerId);
  }
}
