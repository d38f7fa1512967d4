import { Module } from '@nestjs/common';
import { CommentaryRepository } from '../commentary/commentary.repository.js';
import { GetCommentaryUseCase } from '../commentary/get-commentary.use-case.js';
import { CrossReferencesRepository } from '../cross-references/cross-references.repository.js';
import { GetChapterReferencesUseCase } from '../cross-references/get-chapter-references.use-case.js';
import { GetMarginReferencesUseCase } from '../cross-references/get-margin-references.use-case.js';
import { GetCrossReferencesUseCase } from '../cross-references/get-cross-references.use-case.js';
import { GetLexiconEntryUseCase } from '../lexicon/get-lexicon-entry.use-case.js';
import { LexiconRepository } from '../lexicon/lexicon.repository.js';
import { SpanishGlosses } from '../lexicon/spanish-glosses.js';
import { LibraryConnection } from '../library/library-connection.js';
import { LibraryEditions } from '../library/library-editions.js';
import { scriptureConfiguration, type ScriptureConfiguration } from '../scripture.configuration.js';
import { FindTopicsUseCase } from '../topics/find-topics.use-case.js';
import { TopicsRepository } from '../topics/topics.repository.js';
import { GetWordsUseCase } from '../words/get-words.use-case.js';
import { WordsRepository } from '../words/words.repository.js';
import { Citations } from './citations.js';
import { WorkSources } from './work-sources.js';

/** Original words and reference works. */
@Module({
  controllers: [
    GetWordsUseCase,
    GetLexiconEntryUseCase,
    GetCommentaryUseCase,
    GetCrossReferencesUseCase,
    GetMarginReferencesUseCase,
    GetChapterReferencesUseCase,
    FindTopicsUseCase,
  ],
  providers: [
    {
      provide: LibraryConnection,
      inject: [scriptureConfiguration.token],
      useFactory: ({ SCRIPTURE_LIBRARY }: ScriptureConfiguration) =>
        LibraryConnection.open(SCRIPTURE_LIBRARY),
    },
    LibraryEditions,
    WorkSources,
    Citations,
    WordsRepository,
    LexiconRepository,
    SpanishGlosses,
    CommentaryRepository,
    CrossReferencesRepository,
    TopicsRepository,
  ],
  exports: [LibraryConnection, LibraryEditions, SpanishGlosses],
})
export class ReferenceWorksModule {}
