import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { ImportController } from './import.controller.js';
import { ImportJournalUseCase } from './import-journal.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [ImportController],
  providers: [ImportJournalUseCase],
})
export class ImportModule {}
