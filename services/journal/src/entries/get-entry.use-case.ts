import { Injectable } from '@nestjs/common';
import { AppError, type GetEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { EntryStore } from './records/entry-store.js';
import { entryView } from './entry-view.js';

/** Returns an entry. */
@Injectable()
export class GetEntryUseCase {
  constructor(private readonly entries: EntryStore) {}

  /** @throws AppError ENTRY_NOT_FOUND, also for an entry of another reader */
  async execute({ userId, entryId }: RequestOf<typeof GetEntry>): Promise<ResponseOf<typeof GetEntry>> {
    const entry = await this.entries.find(ownerOf(userId), entryId);
    if (!entry) throw AppError.of('ENTRY_NOT_FOUND');
    return entryView(entry);
  }
}
