import { Controller } from '@nestjs/common';
import { AppError, GrantRole, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { AuditLog } from '../audit/audit-log.js';
import { Revocations } from '../revocations/revocations.js';

/**
 * Assigns a role to an account. Its reader stays signed in, and has the role from the next renewal of the access token
 * on.
 */
@Controller()
export class GrantRoleUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly revocations: Revocations,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError ACCOUNT_NOT_FOUND when the address has no verified account */
  @Handles(GrantRole)
  async execute({ email, role }: RequestOf<typeof GrantRole>): Promise<ResponseOf<typeof GrantRole>> {
    const account = await this.accounts.verifiedByEmail(email);
    if (!account) throw AppError.of('ACCOUNT_NOT_FOUND');
    if (account.role !== role) {
      const ownerId = ownerOf(account.id);
      await this.unitOfWork.run(async () => {
        await this.accounts.setRole(ownerId, role);
        // Existing tokens contain the former role.
        await this.revocations.ofAccount(ownerId);
        await this.audit.record(ownerId, 'role-changed', '');
      });
      await this.revocations.publish();
    }
    return { userId: account.id, role };
  }
}
