import { Injectable } from '@nestjs/common';
import { CatalogueError, type RequestOf, type ResponseOf, type RestoreEntry } from '@word-unfolded/contracts';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Takes an entry out of the bin. */
@Injectable()
export class RestoreEntryUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND, also for one that is not in the bin */
  async execute(request: RequestOf<typeof RestoreEntry>): Promise<ResponseOf<typeof RestoreEntry>> {
    const { userId, entryId } = request;
    const change = changeOf({ fields: { binned: false } });
    const restored = await this.editing.edit(
      userId,
      entryId,
      ({ deletedAt }) => {
        if (deletedAt === null) throw CatalogueError.of('ENTRY_NOT_FOUND');
        return { change };
      },
      'anywhere',
    );
    return entryView(restored);
  }
}
