import { Controller } from '@nestjs/common';
import { AppError, RevokeShare, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { ShareRepository } from './share.repository.js';

/** Revokes a link. */
@Controller()
export class RevokeShareUseCase {
  constructor(
    private readonly shares: ShareRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError SHARE_NOT_FOUND, also for a link of another reader */
  @Handles(RevokeShare)
  async execute({ userId, shareId }: RequestOf<typeof RevokeShare>): Promise<ResponseOf<typeof RevokeShare>> {
    return this.unitOfWork.run(async () => {
      if (!(await this.shares.revoke(ownerOf(userId), shareId))) throw AppError.of('SHARE_NOT_FOUND');
      return { revoked: true };
    });
  }
}
