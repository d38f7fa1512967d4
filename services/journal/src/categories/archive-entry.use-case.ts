import { Injectable } from '@nestjs/common';
import type { ArchiveEntry, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Puts an entry into the archive, or takes it out. */
@Injectable()
export class ArchiveEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND */
  async execute(request: RequestOf<typeof ArchiveEntry>): Promise<ResponseOf<typeof ArchiveEntry>> {
    const { userId, entryId, archived } = request;
    const change = changeOf({ fields: { archived } });
    return entryView(await this.editing.edit(userId, entryId, () => ({ change })));
  }
}
