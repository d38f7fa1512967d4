import { Module } from '@nestjs/common';
import { LibraryCalls } from './library-calls.js';
import { QuotableTranslations } from './quotable-translations.js';
import { StudyLibrary } from './study-library.js';

/** Access to the scripture service for the generators. */
@Module({
  providers: [LibraryCalls, StudyLibrary, QuotableTranslations],
  exports: [StudyLibrary, QuotableTranslations],
})
export class LibraryModule {}
