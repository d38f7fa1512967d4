import { Controller } from '@nestjs/common';
import { ActivateContent, AppError, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';

/** Makes a generated content the active one of its type. */
@Controller()
export class ActivateContentUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws AppError ENTRY_NOT_FOUND, CONTENT_NOT_FOUND */
  @Handles(ActivateContent)
  async execute(request: RequestOf<typeof ActivateContent>): Promise<ResponseOf<typeof ActivateContent>> {
    const { userId, entryId, contentId } = request;
    const entry = await this.editing.edit(userId, entryId, ({ contents }) => {
      if (!contents.some(({ id }) => id === contentId)) throw AppError.of('CONTENT_NOT_FOUND');
      return { change: changeOf({ contents: [{ act: 'activate', id: contentId }] }) };
    });
    return { contents: [...entry.contents] };
  }
}
