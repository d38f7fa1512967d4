import { Controller } from '@nestjs/common';
import { AppError, SaveContent, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { Clock } from '@word-unfolded/primitives';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';

/** Stores a generated content with an entry. It replaces an existing content with the same id. */
@Controller()
export class SaveContentUseCase {
  constructor(
    private readonly editing: EntryEditing,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError ENTRY_NOT_FOUND_WITH_ID, CONTENTS_FULL */
  @Handles(SaveContent)
  async execute(request: RequestOf<typeof SaveContent>): Promise<ResponseOf<typeof SaveContent>> {
    const { userId, entryId, content } = request;
    const put = { ...content, id: content.id ?? randomUUID(), createdAt: this.clock.now().toISOString() };
    const change = changeOf({ contents: [{ act: 'put', content: put }] });
    const entry = await this.editing
      .edit(userId, entryId, () => ({ change }))
      .catch((error: unknown) => {
        throw namingTheEntry(error, entryId);
      });
    return { content: entry.contents.find(({ id }) => id === put.id)! };
  }
}

/** Specification, section 5: the error text names the entry here. */
function namingTheEntry(error: unknown, id: string): unknown {
  const isUnknown = error instanceof AppError && error.code === 'ENTRY_NOT_FOUND';
  return isUnknown ? AppError.of('ENTRY_NOT_FOUND_WITH_ID', { id }) : error;
}
