import { Controller } from '@nestjs/common';
import { ArchiveEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Moves an entry to the archive, or restores it from there. */
@Controller()
export class ArchiveEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(ArchiveEntry)
  async execute(request: RequestOf<typeof ArchiveEntry>): Promise<ResponseOf<typeof ArchiveEntry>> {
    const { userId, entryId, archived } = request;
    const change = changeOf({ fields: { archived } });
    return entryView(await this.editing.edit(userId, entryId, () => ({ change })));
  }
}
