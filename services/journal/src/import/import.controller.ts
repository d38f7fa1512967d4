import { Controller } from '@nestjs/common';
import { ImportJournal, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ImportJournalUseCase } from './import-journal.use-case.js';

/** Handles the message that imports entries from a file. */
@Controller()
export class ImportController {
  constructor(private readonly importing: ImportJournalUseCase) {}

  @Handles(ImportJournal)
  importJournal(request: RequestOf<typeof ImportJournal>): Promise<ResponseOf<typeof ImportJournal>> {
    return this.importing.execute(request);
  }
}
