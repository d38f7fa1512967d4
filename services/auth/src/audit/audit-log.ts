import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '../common/clock.js';
import { AuditRepository } from './audit.repository.js';
import type { Act } from './audit.schema.js';

/** Writes down each sensitive act, for its account's owner and for those who have to find out what happened. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Writes down that something was done. Within a transaction it is part of it.
   *
   * @param address IP address from which it was done; empty when it was done by those who run the installation
   */
  async record(ownerId: OwnerId, act: Act, address: string): Promise<void> {
    await this.entries.add(ownerId, { act, at: this.clock.now(), address });
    this.log.info({ account: ownerId, act }, 'account');
  }
}
