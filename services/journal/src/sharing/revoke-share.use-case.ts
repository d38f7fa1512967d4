import { Injectable } from '@nestjs/common';
import { AppError, type RequestOf, type ResponseOf, type RevokeShare } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { ShareRepository } from './share.repository.js';

/** Revokes a link. */
@Injectable()
export class RevokeShareUseCase {
  constructor(
    private readonly shares: ShareRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError SHARE_NOT_FOUND, also for a link of another reader */
  async execute({ userId, shareId }: RequestOf<typeof RevokeShare>): Promise<ResponseOf<typeof RevokeShare>> {
    return this.unitOfWork.run(async () => {
      if (!(await this.shares.revoke(ownerOf(userId), shareId))) throw AppError.of('SHARE_NOT_FOUND');
      return { revoked: true };
    });
  }
}
