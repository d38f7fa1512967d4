import { Injectable } from '@nestjs/common';
import { CatalogueError, type DeleteEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { EntryStore } from '../entries/entry-store.js';
import { EntryPurge } from './entry-purge.js';

/** Puts an entry into the bin, or deletes one that is there for good. */
@Injectable()
export class DeleteEntryUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly editing: EntryEditing,
    private readonly purge: EntryPurge,
  ) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND */
  async execute({ userId, entryId }: RequestOf<typeof DeleteEntry>): Promise<ResponseOf<typeof DeleteEntry>> {
    const ownerId = ownerOf(userId);
    const entry = await this.entries.find(ownerId, entryId);
    if (!entry) throw CatalogueError.of('ENTRY_NOT_FOUND');
    if (entry.deletedAt !== null) {
      await this.purge.purge(ownerId, entryId, () => true);
      return { deleted: 'purged' };
    }
    const change = changeOf({ fields: { binned: true } });
    await this.editing.edit(userId, entryId, () => ({ change }), 'anywhere');
    return { deleted: 'binned' };
  }
}
