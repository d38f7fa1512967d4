import { Injectable } from '@nestjs/common';
import { AdminActed, type PayloadOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Consumes } from '@word-unfolded/service-kit';
import { AuditLog } from '../audit/audit-log.js';

/** Writes to the audit log what administrators have done to a reader in other services. */
@Injectable()
export class AdminActedConsumer {
  constructor(private readonly audit: AuditLog) {}

  @Consumes(AdminActed, { as: 'write-audit-log' })
  async record({ userId, act, by, reason }: PayloadOf<typeof AdminActed>): Promise<void> {
    await this.audit.record(ownerOf(userId), act, '', {
      ...(by !== null && { by }),
      ...(reason !== '' && { reason }),
    });
  }
}
