import { Injectable } from '@nestjs/common';
import { CatalogueError, type KeepContent, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { randomUUID } from 'node:crypto';
import { Clock } from '../common/clock.js';
import { changeOf, EntryEditing } from '../entries/entry-editing.js';

/** Keeps something with an entry. What has the id of something that is there takes its place. */
@Injectable()
export class KeepContentUseCase {
  constructor(
    private readonly editing: EntryEditing,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError ENTRY_NOT_FOUND_WITH_ID, CONTENTS_FULL */
  async execute(request: RequestOf<typeof KeepContent>): Promise<ResponseOf<typeof KeepContent>> {
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

/** Specification, section 5: here the text names the entry. */
function namingTheEntry(error: unknown, id: string): unknown {
  const isUnknown = error instanceof CatalogueError && error.code === 'ENTRY_NOT_FOUND';
  return isUnknown ? CatalogueError.of('ENTRY_NOT_FOUND_WITH_ID', { id }) : error;
}
