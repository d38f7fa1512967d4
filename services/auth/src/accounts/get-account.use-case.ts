import { Injectable } from '@nestjs/common';
import { CatalogueError, type GetAccount, type RequestOf, type User } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { AccountRepository } from './account.repository.js';
import { UserView } from './user-view.js';

/** Shows a reader their own account. */
@Injectable()
export class GetAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly view: UserView,
  ) {}

  /** @throws CatalogueError NOT_AUTHENTICATED when the account is gone */
  async execute({ userId }: RequestOf<typeof GetAccount>): Promise<User> {
    const account = await this.accounts.byId(ownerOf(userId));
    if (!account) throw CatalogueError.of('NOT_AUTHENTICATED');
    return this.view.of(account);
  }
}
