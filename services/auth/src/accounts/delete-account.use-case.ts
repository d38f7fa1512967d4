import { Inject, Injectable } from '@nestjs/common';
import {
  AccountDeleted,
  CatalogueError,
  type DeleteAccount,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Outbox, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { Clock } from '../common/clock.js';
import { Notices } from '../notices/notices.js';
import { Revocations } from '../revocations/revocations.js';
import { SessionEnding } from '../sessions/session-ending.js';
import type { Account } from './account.js';
import { AccountTraces } from './account-traces.js';
import { AccountRepository } from './account.repository.js';

/** Deletes an account, and lets every service know that it is gone. */
@Injectable()
export class DeleteAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly traces: AccountTraces,
    private readonly ending: SessionEnding,
    private readonly revocations: Revocations,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws CatalogueError NOT_AUTHENTICATED when the account is gone already */
  async execute({
    userId,
    device,
  }: RequestOf<typeof DeleteAccount>): Promise<ResponseOf<typeof DeleteAccount>> {
    const { name, email, language } = await this.unitOfWork.run(() => this.remove(userId));
    await this.revocations.publish();
    // The history of the account goes with it; that it was deleted is known to those who run the installation alone.
    this.log.info({ account: userId, act: 'account-deleted', address: device.address }, 'account');
    await this.notices.send({
      to: email,
      language,
      content: { letter: 'account-deleted', values: { name } },
    });
    return { deleted: true };
  }

  private async remove(userId: string): Promise<Account> {
    const ownerId = ownerOf(userId);
    await this.ending.all(ownerId);
    const account = await this.accounts.remove(ownerId);
    if (!account) throw CatalogueError.of('NOT_AUTHENTICATED');
    await this.traces.remove(ownerId);
    await this.outbox.add(AccountDeleted, { userId, at: this.clock.now().toISOString() });
    return account;
  }
}
