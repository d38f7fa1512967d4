import { Controller } from '@nestjs/common';
import { AppError, ListShares, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { EntryStore } from '../entries/records/entry-store.js';
import { ShareRepository } from './share.repository.js';
import { shareView } from './share-view.js';

/** Lists the links to an entry. */
@Controller()
export class ListSharesUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly shares: ShareRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(ListShares)
  async execute({ userId, entryId }: RequestOf<typeof ListShares>): Promise<ResponseOf<typeof ListShares>> {
    const ownerId = ownerOf(userId);
    if (!(await this.entries.find(ownerId, entryId))) throw AppError.of('ENTRY_NOT_FOUND');
    const shares = await this.shares.list(ownerId, entryId, this.clock.now());
    return { shares: shares.map(shareView) };
  }
}
