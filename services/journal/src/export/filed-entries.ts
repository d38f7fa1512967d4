import { Injectable } from '@nestjs/common';
import { filedEntryOf, type FiledEntry, type FiledVersion } from '@word-unfolded/journal-file';
import type { OwnerId } from '@word-unfolded/persistence';
import { EntryRepository } from '../entries/entry.repository.js';
import { entryView } from '../entries/entry-view.js';
import { VersionRepository } from '../versions/version.repository.js';

/** Earlier texts that go with an entry at most, and their characters together; the file of the account has all of them. */
const HISTORY = { texts: 250, characters: 500_000 } as const;

/** Gives entries as files keep them, one at a time in memory. */
@Injectable()
export class FiledEntries {
  constructor(
    private readonly entries: EntryRepository,
    private readonly versions: VersionRepository,
  ) {}

  /** @param withHistory the texts that each has had go with it, the latest first, as many as there is room for */
  async *of(ownerId: OwnerId, ids: readonly string[], withHistory: boolean): AsyncGenerator<FiledEntry> {
    for (const id of ids) {
      const entry = await this.entries.find(ownerId, id);
      // It was deleted for good since its id was read.
      if (!entry) continue;
      yield filedEntryOf(entryView(entry), withHistory ? await this.historyOf(ownerId, id) : []);
    }
  }

  private async historyOf(ownerId: OwnerId, entryId: string): Promise<FiledVersion[]> {
    const latest = await this.versions.latest(ownerId, entryId, HISTORY.texts);
    let characters = 0;
    const end = latest.findIndex((version, place) => {
      characters += version.title.length + version.content.length;
      return place > 0 && characters > HISTORY.characters;
    });
    return latest
      .slice(0, end < 0 ? latest.length : end)
      .map(({ number, kind, at, title, content }) => ({ number, kind, at, title, content }));
  }
}
