import { Module } from '@nestjs/common';
import { OwnTextsModule } from '@word-unfolded/persistence';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { NoteRecordsModule } from '../notes/note-records.module.js';
import { PlanDaysOfDate } from '../plans/plan-days-of-date.js';
import { PlanRecordsModule } from '../plans/records/plan-records.module.js';
import { CitedVerses } from './cited-verses.js';
import { EntryVocabulary } from './entry-vocabulary.js';
import { OnThisDayUseCase } from './on-this-day.use-case.js';
import { SearchedEntries } from './searched-entries.js';
import { SearchedNotes } from './searched-notes.js';
import { SearchedPlans } from './searched-plans.js';
import { SearchJournalUseCase } from './search-journal.use-case.js';
import { SearchOwnJournalUseCase } from './search-own-journal.use-case.js';

@Module({
  imports: [EntryRecordsModule, NoteRecordsModule, PlanRecordsModule, OwnTextsModule],
  controllers: [SearchJournalUseCase, SearchOwnJournalUseCase, OnThisDayUseCase],
  providers: [CitedVerses, PlanDaysOfDate, SearchedEntries, SearchedNotes, SearchedPlans, EntryVocabulary],
  exports: [SearchedNotes],
})
export class SearchModule {}
