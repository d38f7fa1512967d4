import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { PlanRecordsModule } from '../plans/records/plan-records.module.js';
import { PlanDaysOfDate } from '../plans/plan-days-of-date.js';
import { CitedVerses } from './cited-verses.js';
import { OnThisDayUseCase } from './on-this-day.use-case.js';
import { SearchJournalUseCase } from './search-journal.use-case.js';

@Module({
  imports: [EntryRecordsModule, PlanRecordsModule],
  controllers: [SearchJournalUseCase, OnThisDayUseCase],
  providers: [CitedVerses, PlanDaysOfDate],
})
export class SearchModule {}
