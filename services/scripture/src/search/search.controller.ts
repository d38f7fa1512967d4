import { Controller } from '@nestjs/common';
import { SearchScripture, SuggestScripture, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { SearchScriptureUseCase } from './search-scripture.use-case.js';
import { SuggestScriptureUseCase } from './suggest-scripture.use-case.js';

/** Handles the search messages. */
@Controller()
export class SearchController {
  constructor(
    private readonly search: SearchScriptureUseCase,
    private readonly suggest: SuggestScriptureUseCase,
  ) {}

  @Handles(SearchScripture)
  searchScripture(request: RequestOf<typeof SearchScripture>): Promise<ResponseOf<typeof SearchScripture>> {
    return this.search.execute(request);
  }

  @Handles(SuggestScripture)
  suggestScripture(
    request: RequestOf<typeof SuggestScripture>,
  ): Promise<ResponseOf<typeof SuggestScripture>> {
    return this.suggest.execute(request);
  }
}
