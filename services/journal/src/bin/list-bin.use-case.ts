import { Controller } from '@nestjs/common';
import { ListBin, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { paginationOf } from '../common/pages.js';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { summaryView } from '../entries/entry-view.js';

/** Lists the bin by page. */
@Controller()
export class ListBinUseCase {
  constructor(private readonly entries: EntryRepository) {}

  @Handles(ListBin)
  async execute({ userId, page, limit }: RequestOf<typeof ListBin>): Promise<ResponseOf<typeof ListBin>> {
    const wanted = { skip: (page - 1) * limit, limit };
    const { entries, total } = await this.entries.listBin(ownerOf(userId), wanted);
    return { entries: entries.map(summaryView), pagination: paginationOf(page, limit, total) };
  }
}
