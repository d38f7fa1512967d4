import { Injectable } from '@nestjs/common';
import { CatalogueError, type RemoveTag, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { hasTag } from '@word-unfolded/domain';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Takes a tag from an entry (specification, section 4: one that is not there cannot be taken). */
@Injectable()
export class RemoveTagUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND, TAG_MISSING */
  async execute(request: RequestOf<typeof RemoveTag>): Promise<ResponseOf<typeof RemoveTag>> {
    const { userId, entryId, tag } = request;
    const edited = await this.editing.edit(userId, entryId, ({ tags }) => {
      if (!hasTag(tags, tag)) throw CatalogueError.of('TAG_MISSING');
      return { change: changeOf({ tags: { removed: [tag] } }) };
    });
    return entryView(edited);
  }
}
