import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type RequestOf,
  type ResponseOf,
  type RestoreVersion,
} from '@word-unfolded/contracts';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';
import { VersionStore } from './version-store.js';

/** Gives an entry the text that it had; what it has now stays in its history. */
@Injectable()
export class RestoreVersionUseCase {
  constructor(
    private readonly editing: EntryEditing,
    private readonly versions: VersionStore,
  ) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND, VERSION_NOT_FOUND */
  async execute(request: RequestOf<typeof RestoreVersion>): Promise<ResponseOf<typeof RestoreVersion>> {
    const { userId, entryId, number } = request;
    const edited = await this.editing.edit(userId, entryId, async (_, ownerId) => {
      const text = await this.versions.textOf(ownerId, entryId, number);
      if (!text) throw CatalogueError.of('VERSION_NOT_FOUND');
      return { change: changeOf({ fields: text, settled: true }), kind: 'restored' };
    });
    return entryView(edited);
  }
}
