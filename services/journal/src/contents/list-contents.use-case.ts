import { Controller } from '@nestjs/common';
import { AppError, ListContents, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { EntryStore } from '../entries/records/entry-store.js';

/** Lists the generated contents of an entry. */
@Controller()
export class ListContentsUseCase {
  constructor(private readonly entries: EntryStore) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(ListContents)
  async execute(request: RequestOf<typeof ListContents>): Promise<ResponseOf<typeof ListContents>> {
    const entry = await this.entries.find(ownerOf(request.userId), request.entryId);
    if (!entry) throw AppError.of('ENTRY_NOT_FOUND');
    return { contents: [...entry.contents] };
  }
}
