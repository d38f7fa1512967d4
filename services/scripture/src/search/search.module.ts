import { Module } from '@nestjs/common';
import { scriptureConfiguration, type ScriptureConfiguration } from '../scripture.configuration.js';
import { ReferenceWorksModule } from '../works/reference-works.module.js';
import { HeardTexts } from './heard/heard-texts.js';
import { SearchRepository } from './index/search.repository.js';
import { SearchScriptureUseCase } from './search-scripture.use-case.js';
import { SuggestScriptureUseCase } from './suggest-scripture.use-case.js';

/** Full-text search in the local library. */
@Module({
  imports: [ReferenceWorksModule],
  controllers: [SearchScriptureUseCase, SuggestScriptureUseCase],
  providers: [
    HeardTexts,
    {
      provide: SearchRepository,
      inject: [scriptureConfiguration.token],
      useFactory: ({ SCRIPTURE_LIBRARY }: ScriptureConfiguration) => SearchRepository.open(SCRIPTURE_LIBRARY),
    },
  ],
})
export class SearchModule {}
