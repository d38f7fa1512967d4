import { Controller } from '@nestjs/common';
import { SyncJournal, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { SyncJournalUseCase } from './sync-journal.use-case.js';

/** Handles the sync messages of devices. */
@Controller()
export class SyncController {
  constructor(private readonly sync: SyncJournalUseCase) {}

  @Handles(SyncJournal)
  syncJournal(request: RequestOf<typeof SyncJournal>): Promise<ResponseOf<typeof SyncJournal>> {
    return this.sync.execute(request);
  }
}
