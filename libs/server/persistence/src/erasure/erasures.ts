import { Injectable } from '@nestjs/common';
import { AccountDeleted, type PayloadOf } from '@word-unfolded/contracts';
import { Consumes } from '@word-unfolded/service-kit';
import { afterCommit, UnitOfWork } from '../unit-of-work.js';
import { ErasedOwners } from './erased-owners.js';
import { ErasureRunner } from './erasure-runner.js';
import { ErasureStore } from './erasure.store.js';

/** What consumed this event before this protocol, in any service. */
const EARLIER_CONSUMERS = [
  'forget-commands',
  'forget-reader',
  'forget-conversations',
  'forget-mappings',
  'stop-answers',
  'remove-journal-file',
  'remove-export',
  'remove-picture',
] as const;

/** Begins the erasure of accounts in this service. */
@Injectable()
export class Erasures {
  constructor(
    private readonly store: ErasureStore,
    private readonly owners: ErasedOwners,
    private readonly runner: ErasureRunner,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Only puts up the tombstone: everything else is done by the {@link ErasureRunner}, outside the transaction. */
  @Consumes(AccountDeleted, { as: 'erase-account', retriesForever: true, replaces: EARLIER_CONSUMERS })
  async eraseAccount({ userId, at }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.begin(userId, new Date(at));
  }

  /**
   * Puts up the tombstone of an account, in the current transaction or in one of its own. When it has committed, nothing
   * is stored for the account any more, and what is stored is erased, even if this process dies.
   */
  async begin(account: string, at: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.store.add(account, at);
      afterCommit(() => {
        this.owners.note(account);
        this.runner.wake();
      });
    });
  }
}
