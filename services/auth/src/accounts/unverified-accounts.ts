import { Injectable } from '@nestjs/common';
import { UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { AccountTraces } from './account-traces.js';
import { AccountRepository } from './account.repository.js';

/** How long an address may take to be verified, in seconds: a week. */
export const UNVERIFIED_SECONDS = 7 * 86_400;

const AT_A_TIME = 200;

/** Removes accounts whose addresses nobody has verified, so that their usernames are free again. */
@Injectable()
export class UnverifiedAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly traces: AccountTraces,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Removes one, unless it has been verified by now. */
  async remove(ownerId: OwnerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (await this.accounts.removeUnverified(ownerId)) await this.traces.remove(ownerId);
    });
  }

  /** Removes those that have waited a week. */
  async removeOverdue(): Promise<void> {
    for (;;) {
      const overdue = await this.accounts.overdue(this.clock.now(), AT_A_TIME);
      for (const ownerId of overdue) await this.remove(ownerId);
      if (overdue.length < AT_A_TIME) return;
    }
  }
}
