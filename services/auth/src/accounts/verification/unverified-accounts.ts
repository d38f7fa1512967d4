import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { LOGGER, sweepEach, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { AccountTraces } from '../records/account-traces.js';
import { AccountRepository } from '../records/account.repository.js';

/** How long an address may take to be verified, in seconds: a week. */
export const UNVERIFIED_SECONDS = 7 * 86_400;

/** Removes accounts whose addresses were not verified in time, so that their usernames become available. */
@Injectable()
export class UnverifiedAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly traces: AccountTraces,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Removes one, unless it has been verified meanwhile. */
  async remove(ownerId: OwnerId): Promise<void> {
    await this.unitOfWork.run(() => this.removeNow(ownerId));
  }

  /** Removes one, unless it has been verified meanwhile. Call it in a transaction. */
  async removeNow(ownerId: OwnerId): Promise<void> {
    if (await this.accounts.removeUnverified(ownerId)) await this.traces.remove(ownerId);
  }

  /** Removes those that are older than a week. */
  async removeOverdue(): Promise<void> {
    const now = this.clock.now();
    await sweepEach({
      find: (limit, skip) => this.accounts.overdue(now, limit, skip),
      remove: (ownerId) => this.remove(ownerId),
      failed: (error, account) =>
        this.log.warn(
          { err: error, account },
          'an unverified account could not be removed and is retried later',
        ),
    });
  }
}
