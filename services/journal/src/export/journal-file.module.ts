import { Module } from '@nestjs/common';
import { StorageModule } from '@word-unfolded/storage';
import { EntryRecordsModule } from '../entries/entry-records.module.js';
import { ExportJournalUseCase } from './export-journal.use-case.js';
import { ExportTurns } from './export-turns.js';
import { FiledEntries } from './filed-entries.js';
import { JournalFileController } from './journal-file.controller.js';
import { StoredJournalFiles } from './stored-journal-files.js';

/** The journal as a file that a reader takes along. */
@Module({
  imports: [EntryRecordsModule, StorageModule],
  controllers: [JournalFileController],
  providers: [ExportJournalUseCase, ExportTurns, FiledEntries, StoredJournalFiles],
})
export class JournalFileModule {}
