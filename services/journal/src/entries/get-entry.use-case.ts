import { Injectable } from '@nestjs/common';
import { CatalogueError, type GetEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { EntryStore } from './entry-store.js';
import { entryView } from './entry-view.js';

/** Gives an entry. */
@Injectable()
export class GetEntryUseCase {
  constructor(private readonly entries: EntryStore) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND, also for that of another reader */
  async execute({ userId, entryId }: RequestOf<typeof GetEntry>): Promise<ResponseOf<typeof GetEntry>> {
    const entry = await this.entries.find(ownerOf(userId), entryId);
    if (!entry) throw CatalogueError.of('ENTRY_NOT_FOUND');
    return entryView(entry);
  }
}
