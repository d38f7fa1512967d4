import { Controller } from '@nestjs/common';
import { AppError, GetEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { EntryStore } from './records/entry-store.js';
import { entryView } from './entry-view.js';

/** Returns an entry. */
@Controller()
export class GetEntryUseCase {
  constructor(private readonly entries: EntryStore) {}

  /** @throws AppError ENTRY_NOT_FOUND, also for an entry of another reader */
  @Handles(GetEntry)
  async execute({ userId, entryId }: RequestOf<typeof GetEntry>): Promise<ResponseOf<typeof GetEntry>> {
    const entry = await this.entries.find(ownerOf(userId), entryId);
    if (!entry) throw AppError.of('ENTRY_NOT_FOUND');
    return entryView(entry);
  }
}
