import { Injectable } from '@nestjs/common';
import { AppError, type GetAccount, type RequestOf, type User } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from './records/account.repository.js';
import { UserView } from './records/user-view.js';

/** Returns a reader's own account. */
@Injectable()
export class GetAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly view: UserView,
  ) {}

  /** @throws AppError NOT_AUTHENTICATED when the account is deleted */
  async execute({ userId }: RequestOf<typeof GetAccount>): Promise<User> {
    const account = await this.accounts.byId(ownerOf(userId));
    if (!account) throw AppError.of('NOT_AUTHENTICATED');
    return this.view.of(account);
  }
}
