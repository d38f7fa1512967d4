import { Controller } from '@nestjs/common';
import {
  AppError,
  BackdateAccount,
  EventNoted,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { usageDay } from '@word-unfolded/domain';
import { Outbox, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { AccountRepository } from './records/account.repository.js';

/** Gives demonstration accounts a past. An account that is in use keeps its registration. */
@Controller()
export class BackdateAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError ACCOUNT_NOT_FOUND */
  @Handles(BackdateAccount)
  async execute({
    userId,
    registeredAt,
  }: RequestOf<typeof BackdateAccount>): Promise<ResponseOf<typeof BackdateAccount>> {
    const ownerId = ownerOf(userId);
    const at = new Date(registeredAt);
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.byId(ownerId);
      if (!account || account.verifiedAt) throw AppError.of('ACCOUNT_NOT_FOUND');
      if (at >= account.createdAt) return {}; // done before
      await this.accounts.setCreatedAt(ownerId, at);
      await this.outbox.add(EventNoted, {
        service: 'auth',
        name: 'account.backdated',
        userId,
        properties: { from: usageDay(account.createdAt) },
        at: at.toISOString(),
      });
      return {};
    });
  }
}
