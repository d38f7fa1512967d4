import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { EntryHardDelete } from '../entries/records/entry-hard-delete.js';
import type { StoredEntry } from '../entries/records/entry-store.js';
import { EntryWriter } from '../entries/entry-writer.js';
import { ShareRepository } from '../sharing/share.repository.js';
import { VersionRepository } from '../versions/version.repository.js';

/**
 * Deletes an entry with its versions and links. A tombstone with its id remains, so that every device sees the
 * deletion.
 */
@Injectable()
export class HardDeleteEntry implements EntryHardDelete {
  constructor(
    private readonly writer: EntryWriter,
    private readonly versions: VersionRepository,
    private readonly shares: ShareRepository,
  ) {}

  async delete(ownerId: OwnerId, entry: StoredEntry): Promise<void> {
    await this.writer.hardDelete(ownerId, entry);
    await this.versions.removeOf(ownerId, entry.id);
    await this.shares.removeOf(ownerId, entry.id);
  }
}
