import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { EntryBurial } from '../entries/entry-burial.js';
import type { StoredEntry } from '../entries/entry-store.js';
import { EntryWriter } from '../entries/entry-writer.js';
import { ShareRepository } from '../sharing/share.repository.js';
import { VersionRepository } from '../versions/version.repository.js';

/** An entry goes with its versions and its links; its id stays, so that every device learns of its end. */
@Injectable()
export class BuryEntry implements EntryBurial {
  constructor(
    private readonly writer: EntryWriter,
    private readonly versions: VersionRepository,
    private readonly shares: ShareRepository,
  ) {}

  async bury(ownerId: OwnerId, entry: StoredEntry): Promise<void> {
    await this.writer.bury(ownerId, entry);
    await this.versions.removeOf(ownerId, entry.id);
    await this.shares.removeOf(ownerId, entry.id);
  }
}
