import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type ActivateContent,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';

/** Makes something the active one of its type. */
@Injectable()
export class ActivateContentUseCase {
  constructor(private readonly editing: EntryEditing) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND, CONTENT_NOT_FOUND */
  async execute(request: RequestOf<typeof ActivateContent>): Promise<ResponseOf<typeof ActivateContent>> {
    const { userId, entryId, contentId } = request;
    const entry = await this.editing.edit(userId, entryId, ({ contents }) => {
      if (!contents.some(({ id }) => id === contentId)) throw CatalogueError.of('CONTENT_NOT_FOUND');
      return { change: changeOf({ contents: [{ act: 'activate', id: contentId }] }) };
    });
    return { contents: [...entry.contents] };
  }
}
