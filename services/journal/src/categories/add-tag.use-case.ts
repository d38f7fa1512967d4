import { Controller } from '@nestjs/common';
import { AddTag, AppError, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { hasTag, JOURNAL_LIMITS } from '@word-unfolded/domain';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';
import { entryView } from '../entries/entry-view.js';

/** Adds a tag to an entry (specification, section 4: an entry cannot have the same tag twice). */
@Controller()
export class AddTagUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND, TAG_EXISTS, ENTRY_TAGS_TOO_MANY */
  @Handles(AddTag)
  async execute({ userId, entryId, tag }: RequestOf<typeof AddTag>): Promise<ResponseOf<typeof AddTag>> {
    const edited = await this.editing.edit(userId, entryId, ({ tags }) => {
      if (hasTag(tags, tag)) throw AppError.of('TAG_EXISTS');
      if (tags.length >= JOURNAL_LIMITS.tags)
        throw AppError.of('ENTRY_TAGS_TOO_MANY', { max: JOURNAL_LIMITS.tags });
      return { change: changeOf({ tags: { added: [tag] } }) };
    });
    return entryView(edited);
  }
}
