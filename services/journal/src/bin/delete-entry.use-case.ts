import { Controller } from '@nestjs/common';
import { AppError, DeleteEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { EntryStore } from '../entries/records/entry-store.js';
import { EntryPurge } from './entry-purge.js';

/** Moves an entry to the bin, or permanently deletes one that is already there. */
@Controller()
export class DeleteEntryUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly editing: EntryEditing,
    private readonly purge: EntryPurge,
  ) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(DeleteEntry)
  async execute({ userId, entryId }: RequestOf<typeof DeleteEntry>): Promise<ResponseOf<typeof DeleteEntry>> {
    const ownerId = ownerOf(userId);
    const entry = await this.entries.find(ownerId, entryId);
    if (!entry) throw AppError.of('ENTRY_NOT_FOUND');
    if (entry.deletedAt !== null) {
      await this.purge.purge(ownerId, entryId, () => true);
      return { deleted: 'purged' };
    }
    const change = changeOf({ fields: { binned: true } });
    await this.editing.edit(userId, entryId, () => ({ change }), 'anywhere');
    return { deleted: 'binned' };
  }
}
