import { Controller } from '@nestjs/common';
import {
  CreateEntry,
  GetEntry,
  ListEntries,
  UpdateEntry,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { CreateEntryUseCase } from './create-entry.use-case.js';
import { GetEntryUseCase } from './get-entry.use-case.js';
import { ListEntriesUseCase } from './list-entries.use-case.js';
import { UpdateEntryUseCase } from './update-entry.use-case.js';

/** Handles the messages for entries. */
@Controller()
export class EntriesController {
  constructor(
    private readonly create: CreateEntryUseCase,
    private readonly get: GetEntryUseCase,
    private readonly list: ListEntriesUseCase,
    private readonly update: UpdateEntryUseCase,
  ) {}

  @Handles(CreateEntry)
  createEntry(request: RequestOf<typeof CreateEntry>): Promise<ResponseOf<typeof CreateEntry>> {
    return this.create.execute(request);
  }

  @Handles(GetEntry)
  getEntry(request: RequestOf<typeof GetEntry>): Promise<ResponseOf<typeof GetEntry>> {
    return this.get.execute(request);
  }

  @Handles(ListEntries)
  listEntries(request: RequestOf<typeof ListEntries>): Promise<ResponseOf<typeof ListEntries>> {
    return this.list.execute(request);
  }

  @Handles(UpdateEntry)
  updateEntry(request: RequestOf<typeof UpdateEntry>): Promise<ResponseOf<typeof UpdateEntry>> {
    return this.update.execute(request);
  }
}
