import { Module } from '@nestjs/common';
import { Grounding } from './grounding.service.js';
import { ScriptureCalls } from './stored/scripture-calls.js';
import { ServiceStoredText } from './stored/service-stored-text.js';
import { ServiceVerseFinder } from './stored/service-verse-finder.js';
import { StoredText, VerseFinder } from './stored/stored-text.js';

/** Grounds the answers of models in stored Scripture. */
@Module({
  providers: [
    ScriptureCalls,
    { provide: StoredText, useClass: ServiceStoredText },
    { provide: VerseFinder, useClass: ServiceVerseFinder },
    Grounding,
  ],
  exports: [Grounding],
})
export class GroundingModule {}
