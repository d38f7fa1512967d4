import { Controller } from '@nestjs/common';
import { UpdateEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { tagChange } from '@word-unfolded/domain';
import { changeOf, EntryEditing } from './entry-editing.js';
import { entryView } from './entry-view.js';

/** Changes an entry. */
@Controller()
export class UpdateEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(UpdateEntry)
  async execute(request: RequestOf<typeof UpdateEntry>): Promise<ResponseOf<typeof UpdateEntry>> {
    const { userId, entryId, version, tags, ...fields } = request;
    const edited = await this.editing.edit(userId, entryId, (entry) => {
      const { added, removed } = tagChange(entry.tags, tags ?? entry.tags);
      return { change: changeOf({ fields, tags: { added: [...added], removed: [...removed] } }), version };
    });
    return entryView(edited);
  }
}
