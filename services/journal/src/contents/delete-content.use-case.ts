import { Injectable } from '@nestjs/common';
import { AppError, type DeleteContent, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';

/** Deletes a generated content of an entry. */
@Injectable()
export class DeleteContentUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND, CONTENT_NOT_FOUND */
  async execute(request: RequestOf<typeof DeleteContent>): Promise<ResponseOf<typeof DeleteContent>> {
    const { userId, entryId, contentId } = request;
    const entry = await this.editing.edit(userId, entryId, ({ contents }) => {
      if (!contents.some(({ id }) => id === contentId)) throw AppError.of('CONTENT_NOT_FOUND');
      return { change: changeOf({ contents: [{ act: 'remove', id: contentId }] }) };
    });
    return { contents: [...entry.contents] };
  }
}
