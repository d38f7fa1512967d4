import { Injectable } from '@nestjs/common';
import type { ArchiveEntry, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Moves an entry to the archive, or restores it from there. */
@Injectable()
export class ArchiveEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  async execute(request: RequestOf<typeof ArchiveEntry>): Promise<ResponseOf<typeof ArchiveEntry>> {
    const { userId, entryId, archived } = request;
    const change = changeOf({ fields: { archived } });
    return entryView(await this.editing.edit(userId, entryId, () => ({ change })));
  }
}
