import { Controller } from '@nestjs/common';
import { AppError, RemoveTag, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { hasTag } from '@word-unfolded/domain';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Removes a tag from an entry (specification, section 4: a tag that the entry does not have cannot be removed). */
@Controller()
export class RemoveTagUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND, TAG_MISSING */
  @Handles(RemoveTag)
  async execute(request: RequestOf<typeof RemoveTag>): Promise<ResponseOf<typeof RemoveTag>> {
    const { userId, entryId, tag } = request;
    const edited = await this.editing.edit(userId, entryId, ({ tags }) => {
      if (!hasTag(tags, tag)) throw AppError.of('TAG_MISSING');
      return { change: changeOf({ tags: { removed: [tag] } }) };
    });
    return entryView(edited);
  }
}
