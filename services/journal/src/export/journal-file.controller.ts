import { Controller } from '@nestjs/common';
import { ExportJournal, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { ExportJournalUseCase } from './export-journal.use-case.js';

/** Handles the messages for export files of the journal. */
@Controller()
export class JournalFileController {
  constructor(private readonly exporting: ExportJournalUseCase) {}

  @Handles(ExportJournal)
  exportJournal(
    request: RequestOf<typeof ExportJournal>,
    { signal }: CallContext,
  ): Promise<ResponseOf<typeof ExportJournal>> {
    return this.exporting.execute(request, signal);
  }
}
