import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type ResponseOf, type RevokeShare } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { ShareRepository } from './share.repository.js';

/** Takes a link back. */
@Injectable()
export class RevokeShareUseCase {
  constructor(private readonly shares: ShareRepository) {}

  /** @throws CatalogueError SHARE_NOT_FOUND, also for that of another reader */
  async execute({ userId, shareId }: RequestOf<typeof RevokeShare>): Promise<ResponseOf<typeof RevokeShare>> {
    if (!(await this.shares.revoke(ownerOf(userId), shareId))) throw CatalogueError.of('SHARE_NOT_FOUND');
    return { revoked: true };
  }
}
