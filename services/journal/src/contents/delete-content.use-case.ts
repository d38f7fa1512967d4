import { Controller } from '@nestjs/common';
import { AppError, DeleteContent, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';

/** Deletes a generated content of an entry. */
@Controller()
export class DeleteContentUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND, CONTENT_NOT_FOUND */
  @Handles(DeleteContent)
  async execute(request: RequestOf<typeof DeleteContent>): Promise<ResponseOf<typeof DeleteContent>> {
    const { userId, entryId, contentId } = request;
    const entry = await this.editing.edit(userId, entryId, ({ contents }) => {
      if (!contents.some(({ id }) => id === contentId)) throw AppError.of('CONTENT_NOT_FOUND');
      return { change: changeOf({ contents: [{ act: 'remove', id: contentId }] }) };
    });
    return { contents: [...entry.contents] };
  }
}
