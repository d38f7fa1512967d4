import { Controller } from '@nestjs/common';
import {
  DeleteEntry,
  ListBin,
  RestoreEntry,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { DeleteEntryUseCase } from './delete-entry.use-case.js';
import { ListBinUseCase } from './list-bin.use-case.js';
import { RestoreEntryUseCase } from './restore-entry.use-case.js';

/** Handles the messages for the bin. */
@Controller()
export class BinController {
  constructor(
    private readonly remove: DeleteEntryUseCase,
    private readonly list: ListBinUseCase,
    private readonly restore: RestoreEntryUseCase,
  ) {}

  @Handles(DeleteEntry)
  deleteEntry(request: RequestOf<typeof DeleteEntry>): Promise<ResponseOf<typeof DeleteEntry>> {
    return this.remove.execute(request);
  }

  @Handles(ListBin)
  listBin(request: RequestOf<typeof ListBin>): Promise<ResponseOf<typeof ListBin>> {
    return this.list.execute(request);
  }

  @Handles(RestoreEntry)
  restoreEntry(request: RequestOf<typeof RestoreEntry>): Promise<ResponseOf<typeof RestoreEntry>> {
    return this.restore.execute(request);
  }
}
