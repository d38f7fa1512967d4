import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { Grounding } from './ground-answer.js';
import { NotedChecks } from './noted-checks.js';
import { ServiceWordLexicon } from './original-words/service-word-lexicon.js';
import { WordLexicon } from './original-words/word-lexicon.js';
import { ScriptureCalls } from './stored/scripture-calls.js';
import { ServiceStoredText } from './stored/service-stored-text.js';
import { ServiceVerseFinder } from './stored/service-verse-finder.js';
import { StoredText, VerseFinder } from './stored/stored-text.js';

/** Grounds the answers of models in stored Scripture. */
@Module({
  imports: [LibraryModule],
  providers: [
    ScriptureCalls,
    { provide: StoredText, useClass: ServiceStoredText },
    { provide: VerseFinder, useClass: ServiceVerseFinder },
    { provide: WordLexicon, useClass: ServiceWordLexicon },
    Grounding,
    NotedChecks,
  ],
  exports: [Grounding, NotedChecks, StoredText],
})
export class GroundingModule {}
