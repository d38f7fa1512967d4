import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { ImportJournalUseCase } from './import-journal.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [ImportJournalUseCase],
})
export class ImportModule {}
