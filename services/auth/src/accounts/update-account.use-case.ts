import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type UpdateAccount, type User } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../audit/audit-log.js';
import type { ProfileChanges } from './account.js';
import { AccountRepository } from './account.repository.js';
import { UserView } from './user-view.js';
import { withUsername } from './username-taken.js';

type Request = RequestOf<typeof UpdateAccount>;

/** Changes what a reader may change of their account. */
@Injectable()
export class UpdateAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly view: UserView,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws CatalogueError USERNAME_TAKEN; NOT_AUTHENTICATED when the account is gone */
  async execute({ userId, changes, device }: Request): Promise<User> {
    const ownerId = ownerOf(userId);
    const account = await withUsername(() =>
      this.unitOfWork.run(async () => {
        const changed = await this.accounts.changeProfile(ownerId, asKept(changes));
        if (!changed) throw CatalogueError.of('NOT_AUTHENTICATED');
        await this.audit.record(ownerId, 'profile-changed', device.address);
        return changed;
      }),
    );
    return this.view.of(account);
  }
}

/** What is emptied is not there. */
function asKept({
  name,
  username,
  language,
  occupation,
  selahProfileNote,
}: Request['changes']): ProfileChanges {
  return {
    ...(name !== undefined && { name }),
    ...(username !== undefined && { username }),
    ...(language !== undefined && { language }),
    ...(occupation !== undefined && { occupation: occupation || null }),
    ...(selahProfileNote !== undefined && { personalNote: selahProfileNote || null }),
  };
}
