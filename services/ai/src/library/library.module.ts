import { Module } from '@nestjs/common';
import { LibraryCalls } from './library-calls.js';
import { QuotableTranslations } from './quotable-translations.js';
import { StudyLibrary } from './study-library.js';

/** What the scripture service knows, for whoever writes answers. */
@Module({
  providers: [LibraryCalls, StudyLibrary, QuotableTranslations],
  exports: [StudyLibrary, QuotableTranslations],
})
export class LibraryModule {}
