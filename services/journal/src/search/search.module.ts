import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { CitedVerses } from './cited-verses.js';
import { OnThisDayUseCase } from './on-this-day.use-case.js';
import { SearchJournalUseCase } from './search-journal.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [SearchJournalUseCase, OnThisDayUseCase],
  providers: [CitedVerses],
})
export class SearchModule {}
