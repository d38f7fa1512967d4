import { Controller } from '@nestjs/common';
import { AppError, ReadShare, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { EntryStore } from '../entries/records/entry-store.js';
import { ShareRepository } from './share.repository.js';

/** Returns the shared entry: its text and its active generated contents. */
@Controller()
export class ReadShareUseCase {
  constructor(
    private readonly shares: ShareRepository,
    private readonly entries: EntryStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError SHARE_NOT_FOUND, also while the entry is in the bin */
  @Handles(ReadShare)
  async execute({ token }: RequestOf<typeof ReadShare>): Promise<ResponseOf<typeof ReadShare>> {
    const share = await this.shares.byToken(token, this.clock.now());
    const entry = share && (await this.entries.find(ownerOf(share.ownerId), share.entryId));
    if (!entry || entry.deletedAt !== null) throw AppError.of('SHARE_NOT_FOUND');
    const { title, content, scripture, date, contents } = entry;
    const generatedContent = contents.filter(({ active }) => active);
    const expiresAt = share.expiresAt.toISOString();
    return { kind: 'entry', title, content, scripture, date, generatedContent, expiresAt };
  }
}
