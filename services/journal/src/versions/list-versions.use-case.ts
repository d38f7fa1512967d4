import { Controller } from '@nestjs/common';
import { AppError, ListVersions, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { paginationOf } from '../common/pages.js';
import { EntryStore } from '../entries/records/entry-store.js';
import { VersionRepository } from './version.repository.js';

/** Lists the earlier texts of an entry. */
@Controller()
export class ListVersionsUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly versions: VersionRepository,
  ) {}

  /** @throws AppError ENTRY_NOT_FOUND */
  @Handles(ListVersions)
  async execute(request: RequestOf<typeof ListVersions>): Promise<ResponseOf<typeof ListVersions>> {
    const { userId, entryId, page, limit } = request;
    const ownerId = ownerOf(userId);
    if (!(await this.entries.find(ownerId, entryId))) throw AppError.of('ENTRY_NOT_FOUND');
    const wanted = { skip: (page - 1) * limit, limit };
    const { versions, total } = await this.versions.list(ownerId, entryId, wanted);
    return {
      versions: versions.map(({ number, kind, at, title, characters }) => ({
        number,
        kind,
        at,
        title,
        characters,
      })),
      pagination: paginationOf(page, limit, total),
    };
  }
}
