import { Controller } from '@nestjs/common';
import { AppError, GetVersion, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { EntryStore } from '../entries/records/entry-store.js';
import { VersionRepository } from './version.repository.js';

/** Returns one earlier text of an entry. */
@Controller()
export class GetVersionUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly versions: VersionRepository,
  ) {}

  /** @throws AppError ENTRY_NOT_FOUND, VERSION_NOT_FOUND */
  @Handles(GetVersion)
  async execute(request: RequestOf<typeof GetVersion>): Promise<ResponseOf<typeof GetVersion>> {
    const { userId, entryId, number } = request;
    const ownerId = ownerOf(userId);
    if (!(await this.entries.find(ownerId, entryId))) throw AppError.of('ENTRY_NOT_FOUND');
    const version = await this.versions.get(ownerId, entryId, number);
    if (!version) throw AppError.of('VERSION_NOT_FOUND');
    const { kind, at, title, content, characters } = version;
    return { number, kind, at, title, content, characters };
  }
}
