import { Injectable } from '@nestjs/common';
import { CatalogueError, type ReadShare, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { EntryStore } from '../entries/entry-store.js';
import { ShareRepository } from './share.repository.js';

/** Shows what a link leads to: the words, and what is active of what was made from them. */
@Injectable()
export class ReadShareUseCase {
  constructor(
    private readonly shares: ShareRepository,
    private readonly entries: EntryStore,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError SHARE_NOT_FOUND, also while the entry is in the bin */
  async execute({ token }: RequestOf<typeof ReadShare>): Promise<ResponseOf<typeof ReadShare>> {
    const share = await this.shares.byToken(token, this.clock.now());
    const entry = share && (await this.entries.find(ownerOf(share.ownerId), share.entryId));
    if (!entry || entry.deletedAt !== null) throw CatalogueError.of('SHARE_NOT_FOUND');
    const { title, content, scripture, date, contents } = entry;
    const generatedContent = contents.filter(({ active }) => active);
    const expiresAt = share.expiresAt.toISOString();
    return { kind: 'entry', title, content, scripture, date, generatedContent, expiresAt };
  }
}
