import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { AuditRepository } from './audit.repository.js';
import type { Act } from './audit.schema.js';

/** Records each sensitive action, for the owner of the account and for operators who investigate an incident. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Records an action. Within a transaction it is part of it.
   *
   * @param address IP address of the caller; empty for an action of an operator
   */
  async record(ownerId: OwnerId, act: Act, address: string): Promise<void> {
    await this.entries.add(ownerId, { act, at: this.clock.now(), address });
    this.log.info({ account: ownerId, act }, 'account');
  }
}
