import { Injectable } from '@nestjs/common';
import { UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { TurnsOfReaders } from '../common/turns-of-readers.js';
import { EntryStore, type StoredEntry } from '../entries/entry-store.js';
import { EntryWriter } from '../entries/entry-writer.js';
import { ShareRepository } from '../sharing/share.repository.js';
import { VersionRepository } from '../versions/version.repository.js';

/** Deletes entries for good, with all that was kept of them. */
@Injectable()
export class EntryPurge {
  constructor(
    private readonly entries: EntryStore,
    private readonly writer: EntryWriter,
    private readonly versions: VersionRepository,
    private readonly shares: ShareRepository,
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
      await this.writer.bury(ownerId, entry);
      await this.versions.removeOf(ownerId, entryId);
      await this.shares.removeOf(ownerId, entryId);
    };
    await this.turns.take(ownerId, () => this.unitOfWork.run(purge));
  }
}
