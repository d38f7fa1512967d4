import { Module } from '@nestjs/common';
import { ListBooksUseCase } from './books/list-books.use-case.js';
import { LibraryRepository } from './library/library.repository.js';
import { GetPassageUseCase } from './passages/get-passage.use-case.js';
import { ScriptureController } from './scripture.controller.js';
import { scriptureConfiguration, type ScriptureConfiguration } from './scripture.configuration.js';
import { ListTranslationsUseCase } from './translations/list-translations.use-case.js';
import { TextSource } from './translations/text-source.js';
import { TranslationCatalogue } from './translations/translation-catalogue.js';

@Module({
  controllers: [ScriptureController],
  providers: [
    {
      provide: TextSource,
      inject: [scriptureConfiguration.token],
      useFactory: ({ SCRIPTURE_LIBRARY }: ScriptureConfiguration) =>
        LibraryRepository.open(SCRIPTURE_LIBRARY),
    },
    TranslationCatalogue,
    GetPassageUseCase,
    ListBooksUseCase,
    ListTranslationsUseCase,
  ],
})
export class AppModule {}
