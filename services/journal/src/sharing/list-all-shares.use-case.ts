import { Controller } from '@nestjs/common';
import { ListAllShares, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ShareRepository } from './share.repository.js';
import { shareView } from './share-view.js';

/** Lists all links of a reader. */
@Controller()
export class ListAllSharesUseCase {
  constructor(
    private readonly shares: ShareRepository,
    private readonly clock: Clock,
  ) {}

  @Handles(ListAllShares)
  async execute({ userId }: RequestOf<typeof ListAllShares>): Promise<ResponseOf<typeof ListAllShares>> {
    const shares = await this.shares.listAll(ownerOf(userId), this.clock.now());
    return { shares: shares.map(shareView) };
  }
}
