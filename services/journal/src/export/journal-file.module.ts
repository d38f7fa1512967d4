import { Module } from '@nestjs/common';
import { erasesFilesIn, expiresFilesIn, StorageModule } from '@word-unfolded/storage';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { ExportJournalUseCase } from './export-journal.use-case.js';
import { ExportMutex } from './export-mutex.js';
import { FiledEntries } from './filed-entries.js';
import { JournalFileController } from './journal-file.controller.js';
import { StoredJournalFiles } from './stored-journal-files.js';

/** A file is sent and removed as soon as it is complete, so a file older than a day was never fetched. */
const NEVER_FETCHED = expiresFilesIn('journals', 24);

/** Exports the journal as a file. */
@Module({
  imports: [EntryRecordsModule, StorageModule],
  controllers: [JournalFileController],
  providers: [
    ExportJournalUseCase,
    ExportMutex,
    FiledEntries,
    StoredJournalFiles,
    NEVER_FETCHED,
    erasesFilesIn('journals'),
  ],
})
export class JournalFileModule {}
