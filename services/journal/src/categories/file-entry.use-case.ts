import { Controller } from '@nestjs/common';
import { FileEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Sets the category of an entry. */
@Controller()
export class FileEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(FileEntry)
  async execute(request: RequestOf<typeof FileEntry>): Promise<ResponseOf<typeof FileEntry>> {
    const { userId, entryId, category } = request;
    const change = changeOf({ fields: { category } });
    return entryView(await this.editing.edit(userId, entryId, () => ({ change })));
  }
}
