import { Injectable } from '@nestjs/common';
import { UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { EntryHardDelete } from '../entries/records/entry-hard-delete.js';
import { EntryStore, type StoredEntry } from '../entries/records/entry-store.js';

/** Permanently deletes entries, each in its own transaction. */
@Injectable()
export class EntryPurge {
  constructor(
    private readonly entries: EntryStore,
    private readonly hardDelete: EntryHardDelete,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Permanently deletes an entry from the bin.
   *
   * @param isToGo checks the entry as read inside the transaction, because it may have been restored in the meantime
   */
  async purge(ownerId: OwnerId, entryId: string, isToGo: (entry: StoredEntry) => boolean): Promise<void> {
    const purge = async () => {
      const entry = await this.entries.find(ownerId, entryId);
      if (!entry || entry.deletedAt === null || !isToGo(entry)) return;
      await this.hardDelete.delete(ownerId, entry);
    };
    await this.unitOfWork.runInOrder(ownerId, purge);
  }
}
