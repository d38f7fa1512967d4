import { Injectable } from '@nestjs/common';
import { filedEntryOf, type FiledEntry, type FiledVersion } from '@word-unfolded/journal-file';
import type { OwnerId } from '@word-unfolded/persistence';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { entryView } from '../entries/entry-view.js';
import { VersionRepository } from '../versions/version.repository.js';

/**
 * Maximum number of earlier texts in the file of an entry, and their total characters. The account export has all
 * texts.
 */
const HISTORY = { texts: 250, characters: 500_000 } as const;

/** Entries that are read together: a query for each would take longer than writing it. */
const ENTRIES_AT_ONCE = 20;

/** Yields entries in the export format, a few at a time in memory. */
@Injectable()
export class FiledEntries {
  constructor(
    private readonly entries: EntryRepository,
    private readonly versions: VersionRepository,
  ) {}

  /** @param withHistory whether to add the earlier texts of each entry, the latest first, up to the limit */
  async *of(
    ownerId: OwnerId,
    ids: readonly string[],
    withHistory: boolean,
  ): AsyncGenerator<FiledEntry & { readonly serverId: string }> {
    for (let start = 0; start < ids.length; start += ENTRIES_AT_ONCE) {
      const portion = ids.slice(start, start + ENTRIES_AT_ONCE);
      const found = new Map(
        (await this.entries.findNamed(ownerId, portion)).map((entry) => [entry.id, entry]),
      );
      for (const id of portion) {
        const entry = found.get(id);
        // The entry was permanently deleted after its id was read.
        if (!entry) continue;
        const history = withHistory ? await this.historyOf(ownerId, id) : [];
        const unknownKeys = JSON.parse(entry.unknownKeys ?? '{}') as Record<string, unknown>;
        yield { ...unknownKeys, ...filedEntryOf(entryView(entry), history), serverId: id };
      }
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
