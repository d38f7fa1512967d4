import { Controller } from '@nestjs/common';
import { AppError, RestoreEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Restores an entry from the bin. */
@Controller()
export class RestoreEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND, also if the entry is not in the bin */
  @Handles(RestoreEntry)
  async execute(request: RequestOf<typeof RestoreEntry>): Promise<ResponseOf<typeof RestoreEntry>> {
    const { userId, entryId } = request;
    const change = changeOf({ fields: { binned: false } });
    const restored = await this.editing.edit(
      userId,
      entryId,
      ({ deletedAt }) => {
        if (deletedAt === null) throw AppError.of('ENTRY_NOT_FOUND');
        return { change };
      },
      'anywhere',
    );
    return entryView(restored);
  }
}
