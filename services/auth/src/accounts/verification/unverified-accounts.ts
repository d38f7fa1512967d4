import { Injectable } from '@nestjs/common';
import { Erasures, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { sweepEach, type ReportFailure } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { AccountRepository } from '../records/account.repository.js';

/** How long an address may take to be verified, in seconds: a week. */
export const UNVERIFIED_SECONDS = 7 * 86_400;

/** Removes accounts whose addresses were not verified in time, so that their usernames become available. */
@Injectable()
export class UnverifiedAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly erasures: Erasures,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Removes one, unless it has been verified meanwhile. */
  async remove(ownerId: OwnerId): Promise<void> {
    await this.unitOfWork.run(() => this.removeNow(ownerId));
  }

  /** Removes one, unless it has been verified meanwhile. Call it in a transaction. */
  async removeNow(ownerId: OwnerId): Promise<void> {
    if (await this.accounts.removeUnverified(ownerId)) await this.erasures.begin(ownerId, this.clock.now());
  }

  /** Removes those that are older than a week. @returns their number */
  removeOverdue(now: Date, failed: ReportFailure): Promise<number> {
    return sweepEach({
      find: (limit, skip) => this.accounts.overdue(now, limit, skip),
      remove: (ownerId) => this.remove(ownerId),
      failed,
    });
  }
}
