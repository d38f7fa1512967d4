import { Module } from '@nestjs/common';
import { BookmarksModule } from '../bookmarks/bookmarks.module.js';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { HighlightsModule } from '../highlights/highlights.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { ShareRecordsModule } from '../sharing/share-records.module.js';
import { ExportController } from './export.controller.js';

/** The data of a reader in this service, for the account export. */
@Module({
  imports: [
    BookmarksModule,
    HighlightsModule,
    NotesModule,
    ReadingModule,
    EntryRecordsModule,
    ShareRecordsModule,
    GalleryModule,
    PlansModule,
  ],
  controllers: [ExportController],
})
export class ExportModule {}
