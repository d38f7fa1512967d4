import { Module } from '@nestjs/common';
import { PersistenceModule } from '@word-unfolded/persistence';
import { JobsModule } from '@word-unfolded/queues';
import { GetChapterSizesUseCase } from './library/get-chapter-sizes.use-case.js';
import { ListBooksUseCase } from './books/list-books.use-case.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { LibraryNews } from './library/library-news.js';
import { FindNearestVersesUseCase } from './nearest/find-nearest-verses.use-case.js';
import { MagazineModule } from './magazine/magazine.module.js';
import { postVersionModel } from './magazine/records/post-version.schema.js';
import { postModel } from './magazine/records/post.schema.js';
import { NearestRepository } from './nearest/nearest.repository.js';
import { GetParallelPassagesUseCase } from './parallel/get-parallel-passages.use-case.js';
import { GetPassageUseCase } from './passages/get-passage.use-case.js';
import { SearchModule } from './search/search.module.js';
import { SourcesModule } from './sources/sources.module.js';
import { ListTranslationsUseCase } from './translations/list-translations.use-case.js';
import { TranslationCatalogue } from './translations/translation-catalogue.js';
import { ReferenceWorksModule } from './works/reference-works.module.js';

@Module({
  imports: [
    PersistenceModule.optional(postModel, postVersionModel),
    JobsModule.of('scripture'),
    SearchModule,
    SourcesModule,
    ReferenceWorksModule,
    DownloadsModule,
    MagazineModule,
  ],
  controllers: [
    GetPassageUseCase,
    GetParallelPassagesUseCase,
    ListBooksUseCase,
    GetChapterSizesUseCase,
    ListTranslationsUseCase,
    FindNearestVersesUseCase,
  ],
  providers: [TranslationCatalogue, LibraryNews, NearestRepository],
})
export class AppModule {}
