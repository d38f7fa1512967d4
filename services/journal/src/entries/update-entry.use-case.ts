import { Injectable } from '@nestjs/common';
import type { RequestOf, ResponseOf, UpdateEntry } from '@word-unfolded/contracts';
import { tagChange } from '@word-unfolded/domain';
import { changeOf, EntryEditing } from './entry-editing.js';
import { entryView } from './entry-view.js';

/** Changes an entry. */
@Injectable()
export class UpdateEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  async execute(request: RequestOf<typeof UpdateEntry>): Promise<ResponseOf<typeof UpdateEntry>> {
    const { userId, entryId, version, tags, ...fields } = request;
    const edited = await this.editing.edit(userId, entryId, (entry) => {
      const { added, removed } = tagChange(entry.tags, tags ?? entry.tags);
      return { change: changeOf({ fields, tags: { added: [...added], removed: [...removed] } }), version };
    });
    return entryView(edited);
  }
}
