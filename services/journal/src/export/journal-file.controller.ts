import { Controller } from '@nestjs/common';
import {
  AccountDeleted,
  ExportJournal,
  type PayloadOf,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Consumes, Handles, type CallContext } from '@word-unfolded/service-kit';
import { ExportJournalUseCase } from './export-journal.use-case.js';
import { StoredJournalFiles } from './stored-journal-files.js';

/** Handles the messages for export files of the journal. */
@Controller()
export class JournalFileController {
  constructor(
    private readonly exporting: ExportJournalUseCase,
    private readonly files: StoredJournalFiles,
  ) {}

  @Handles(ExportJournal)
  exportJournal(
    request: RequestOf<typeof ExportJournal>,
    { signal }: CallContext,
  ): Promise<ResponseOf<typeof ExportJournal>> {
    return this.exporting.execute(request, signal);
  }

  /** Removes the unfetched file of a reader whose account was deleted. */
  @Consumes(AccountDeleted, { as: 'remove-journal-file' })
  async removeFile({ userId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.files.remove(userId);
  }
}
