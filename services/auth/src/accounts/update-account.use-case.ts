import { Injectable } from '@nestjs/common';
import { AppError, type RequestOf, type UpdateAccount, type User } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AuditLog } from '../audit/audit-log.js';
import type { ProfileChanges } from './records/account.js';
import { AccountRepository } from './records/account.repository.js';
import { UserView } from './records/user-view.js';
import { withUsername } from './records/username-taken.js';

type Request = RequestOf<typeof UpdateAccount>;

/** Changes the fields of an account that its reader may change. */
@Injectable()
export class UpdateAccountUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly view: UserView,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError USERNAME_TAKEN; NOT_AUTHENTICATED when the account is deleted */
  async execute({ userId, changes, device }: Request): Promise<User> {
    const ownerId = ownerOf(userId);
    const account = await withUsername(() =>
      this.unitOfWork.run(async () => {
        const changed = await this.accounts.changeProfile(ownerId, asStored(changes));
        if (!changed) throw AppError.of('NOT_AUTHENTICATED');
        await this.audit.record(ownerId, 'profile-changed', device.address);
        return changed;
      }),
    );
    return this.view.of(account);
  }
}

/** An emptied field is stored as absent. */
function asStored({
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
