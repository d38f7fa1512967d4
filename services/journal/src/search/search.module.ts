import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { CitedVerses } from './cited-verses.js';
import { OnThisDayUseCase } from './on-this-day.use-case.js';
import { SearchController } from './search.controller.js';
import { SearchJournalUseCase } from './search-journal.use-case.js';

@Module({
  imports: [EntryRecordsModule],
  controllers: [SearchController],
  providers: [SearchJournalUseCase, OnThisDayUseCase, CitedVerses],
})
export class SearchModule {}
