import { Controller } from '@nestjs/common';
import { OnThisDay, SearchJournal, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { OnThisDayUseCase } from './on-this-day.use-case.js';
import { SearchJournalUseCase } from './search-journal.use-case.js';

/** Handles the search messages. */
@Controller()
export class SearchController {
  constructor(
    private readonly search: SearchJournalUseCase,
    private readonly remember: OnThisDayUseCase,
  ) {}

  @Handles(SearchJournal)
  searchJournal(request: RequestOf<typeof SearchJournal>): Promise<ResponseOf<typeof SearchJournal>> {
    return this.search.execute(request);
  }

  @Handles(OnThisDay)
  onThisDay(request: RequestOf<typeof OnThisDay>): Promise<ResponseOf<typeof OnThisDay>> {
    return this.remember.execute(request);
  }
}
