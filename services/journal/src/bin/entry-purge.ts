import { Injectable } from '@nestjs/common';
import { UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { TurnsOfReaders } from '../common/turns-of-readers.js';
import { EntryBurial } from '../entries/entry-burial.js';
import { EntryStore, type StoredEntry } from '../entries/entry-store.js';

/** Deletes entries for good, each in a transaction of its own. */
@Injectable()
export class EntryPurge {
  constructor(
    private readonly entries: EntryStore,
    private readonly burial: EntryBurial,
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: TurnsOfReaders,
  ) {}

  /**
   * Deletes an entry of the bin for good.
   *
   * @param isToGo asked of the entry as it is in the transaction: it may have been taken out of the bin meanwhile
   */
  async purge(ownerId: OwnerId, entryId: string, isToGo: (entry: StoredEntry) => boolean): Promise<void> {
    const purge = async () => {
      const entry = await this.entries.find(ownerId, entryId);
      if (!entry || entry.deletedAt === null || !isToGo(entry)) return;
      await this.burial.bury(ownerId, entry);
    };
    await this.turns.take(ownerId, () => this.unitOfWork.run(purge));
  }
}
