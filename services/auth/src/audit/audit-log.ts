import { Inject, Injectable } from '@nestjs/common';
import { EventNoted } from '@word-unfolded/contracts';
import { Outbox, valuesOfTransaction, type OwnerId } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { AuditRepository } from './audit.repository.js';
import type { Act, ActDetails } from './audit.schema.js';

/** Actions that are also noted for the pages of administrators. Attempts are not, because they may be very many. */
const NOTED: ReadonlySet<Act> = new Set<Act>([
  'registered',
  'email-verified',
  'signed-in',
  'password-changed',
  'password-reset',
  'session-cookie-reused',
  'role-changed',
  'banned',
  'unbanned',
]);

/** Records each sensitive action, for the owner of the account and for operators who investigate an incident. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Records an action. Within a transaction it is part of it.
   *
   * @param address IP address of the caller; empty for an action of an operator
   * @param more what is known besides: who did it, if it was an administrator, and why
   */
  async record(ownerId: OwnerId, act: Act, address: string, more: ActDetails = {}): Promise<void> {
    const { properties = {}, ...details } = more;
    const at = this.clock.now();
    await this.entries.add(ownerId, { act, at, address, ...details });
    if (NOTED.has(act) && valuesOfTransaction())
      await this.outbox.add(EventNoted, {
        service: 'auth',
        name: `account.${act}`,
        userId: ownerId,
        properties,
        at: at.toISOString(),
      });
    this.log.info({ account: ownerId, act, ...(details.by !== undefined && { by: details.by }) }, 'account');
  }
}
