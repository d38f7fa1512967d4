import { Controller } from '@nestjs/common';
import { AppError, RestoreVersion, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';
import { VersionStore } from './version-store.js';

/** Restores an earlier text of an entry. The current text stays in the history. */
@Controller()
export class RestoreVersionUseCase {
  constructor(
    private readonly editing: EntryEditing,
    private readonly versions: VersionStore,
  ) {}

  /** @throws AppError ENTRY_NOT_FOUND, VERSION_NOT_FOUND */
  @Handles(RestoreVersion)
  async execute(request: RequestOf<typeof RestoreVersion>): Promise<ResponseOf<typeof RestoreVersion>> {
    const { userId, entryId, number } = request;
    const edited = await this.editing.edit(userId, entryId, async (_, ownerId) => {
      const text = await this.versions.textOf(ownerId, entryId, number);
      if (!text) throw AppError.of('VERSION_NOT_FOUND');
      return { change: changeOf({ fields: text, settled: true }), kind: 'restored' };
    });
    return entryView(edited);
  }
}
