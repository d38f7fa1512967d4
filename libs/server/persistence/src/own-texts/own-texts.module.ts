import { Module } from '@nestjs/common';
import { OwnSearch } from './own-search.js';
import { OwnTextCursorRepository } from './own-text-cursor.repository.js';
import { OwnTextIndex } from './own-text-index.js';
import { OwnTextRepository } from './own-text.repository.js';
import { OwnWordsCache } from './own-words-cache.js';
import { VocabularyRepository } from './vocabulary.repository.js';

const providers = [
  OwnTextRepository,
  OwnTextCursorRepository,
  VocabularyRepository,
  OwnWordsCache,
  OwnTextIndex,
  OwnSearch,
];

/** The search index of what readers have written. Its models are `OWN_TEXT_MODELS`. */
@Module({ providers, exports: providers })
export class OwnTextsModule {}
