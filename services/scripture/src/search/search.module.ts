import { Module } from '@nestjs/common';
import { scriptureConfiguration, type ScriptureConfiguration } from '../scripture.configuration.js';
import { SearchRepository } from './index/search.repository.js';
import { SearchController } from './search.controller.js';
import { SearchScriptureUseCase } from './search-scripture.use-case.js';
import { SuggestScriptureUseCase } from './suggest-scripture.use-case.js';

/** Full-text search in the local library. */
@Module({
  controllers: [SearchController],
  providers: [
    {
      provide: SearchRepository,
      inject: [scriptureConfiguration.token],
      useFactory: ({ SCRIPTURE_LIBRARY }: ScriptureConfiguration) => SearchRepository.open(SCRIPTURE_LIBRARY),
    },
    SearchScriptureUseCase,
    SuggestScriptureUseCase,
  ],
})
export class SearchModule {}
