import { Controller } from '@nestjs/common';
import { ListEntries, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { paginationOf } from '../common/pages.js';
import { EntryRepository } from './records/entry.repository.js';
import { summaryView } from './entry-view.js';

/** Lists entries by page. */
@Controller()
export class ListEntriesUseCase {
  constructor(private readonly entries: EntryRepository) {}

  @Handles(ListEntries)
  async execute(request: RequestOf<typeof ListEntries>): Promise<ResponseOf<typeof ListEntries>> {
    const { userId, page, limit, sort, ...filter } = request;
    const wanted = { sort, skip: (page - 1) * limit, limit };
    const { entries, total } = await this.entries.list(ownerOf(userId), filter, wanted);
    return { entries: entries.map(summaryView), pagination: paginationOf(page, limit, total) };
  }
}
