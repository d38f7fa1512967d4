import { Controller } from '@nestjs/common';
import {
  GetVersion,
  ListVersions,
  RestoreVersion,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { GetVersionUseCase } from './get-version.use-case.js';
import { ListVersionsUseCase } from './list-versions.use-case.js';
import { RestoreVersionUseCase } from './restore-version.use-case.js';

/** Handles the messages for the history of entries. */
@Controller()
export class VersionsController {
  constructor(
    private readonly list: ListVersionsUseCase,
    private readonly get: GetVersionUseCase,
    private readonly restore: RestoreVersionUseCase,
  ) {}

  @Handles(ListVersions)
  listVersions(request: RequestOf<typeof ListVersions>): Promise<ResponseOf<typeof ListVersions>> {
    return this.list.execute(request);
  }

  @Handles(GetVersion)
  getVersion(request: RequestOf<typeof GetVersion>): Promise<ResponseOf<typeof GetVersion>> {
    return this.get.execute(request);
  }

  @Handles(RestoreVersion)
  restoreVersion(request: RequestOf<typeof RestoreVersion>): Promise<ResponseOf<typeof RestoreVersion>> {
    return this.restore.execute(request);
  }
}
