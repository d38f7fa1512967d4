import { Controller } from '@nestjs/common';
import {
  FindTopics,
  GetCommentary,
  GetCrossReferences,
  GetLexiconEntry,
  GetWords,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { GetCommentaryUseCase } from '../commentary/get-commentary.use-case.js';
import { GetCrossReferencesUseCase } from '../cross-references/get-cross-references.use-case.js';
import { GetLexiconEntryUseCase } from '../lexicon/get-lexicon-entry.use-case.js';
import { FindTopicsUseCase } from '../topics/find-topics.use-case.js';
import { GetWordsUseCase } from '../words/get-words.use-case.js';

/** Handles the messages for original words and reference works. */
@Controller()
export class ReferenceWorksController {
  constructor(
    private readonly words: GetWordsUseCase,
    private readonly lexicon: GetLexiconEntryUseCase,
    private readonly commentary: GetCommentaryUseCase,
    private readonly crossReferences: GetCrossReferencesUseCase,
    private readonly topics: FindTopicsUseCase,
  ) {}

  @Handles(GetWords)
  getWords(request: RequestOf<typeof GetWords>): ResponseOf<typeof GetWords> {
    return this.words.execute(request);
  }

  @Handles(GetLexiconEntry)
  getLexiconEntry(request: RequestOf<typeof GetLexiconEntry>): ResponseOf<typeof GetLexiconEntry> {
    return this.lexicon.execute(request);
  }

  @Handles(GetCommentary)
  getCommentary(request: RequestOf<typeof GetCommentary>): ResponseOf<typeof GetCommentary> {
    return this.commentary.execute(request);
  }

  @Handles(GetCrossReferences)
  getCrossReferences(request: RequestOf<typeof GetCrossReferences>): ResponseOf<typeof GetCrossReferences> {
    return this.crossReferences.execute(request);
  }

  @Handles(FindTopics)
  findTopics(request: RequestOf<typeof FindTopics>): ResponseOf<typeof FindTopics> {
    return this.topics.execute(request);
  }
}
