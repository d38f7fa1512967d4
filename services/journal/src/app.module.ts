import { Module } from '@nestjs/common';
import { OWN_TEXT_MODELS, PersistenceModule } from '@word-unfolded/persistence';
import { JobsModule } from '@word-unfolded/queues';
import { migrations } from './migrations/index.js';
import { BinModule } from './bin/bin.module.js';
import { bookmarkModel } from './bookmarks/bookmark.schema.js';
import { BookmarksModule } from './bookmarks/bookmarks.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { ContentsModule } from './contents/contents.module.js';
import { EntriesModule } from './entries/entries.module.js';
import { entryModel } from './entries/records/entry.schema.js';
import { sequenceModel } from './entries/records/sequence.schema.js';
import { ExportModule } from './export/export.module.js';
import { JournalFileModule } from './export/journal-file.module.js';
import { ImportModule } from './import/import.module.js';
import { highlightModel } from './highlights/highlight.schema.js';
import { HighlightsModule } from './highlights/highlights.module.js';
import { noteModel } from './notes/note.schema.js';
import { NotesModule } from './notes/notes.module.js';
import { planCalendarModel } from './plans/records/plan-calendar.schema.js';
import { planSummaryModel } from './plans/records/plan-summary.schema.js';
import { planModel } from './plans/records/plan.schema.js';
import { planTextModel } from './plans/records/plan-text.schema.js';
import { reminderDeviceModel } from './plans/reminders/push/reminder-device.schema.js';
import { reminderModel } from './plans/reminders/reminder.schema.js';
import { PlansModule } from './plans/plans.module.js';
import { readingModel } from './reading/reading.schema.js';
import { imageModel } from './gallery/image.schema.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { ReadingModule } from './reading/reading.module.js';
import { searchModel } from './search/search-record.schema.js';
import { SearchModule } from './search/search.module.js';
import { shareModel } from './sharing/share.schema.js';
import { SharingModule } from './sharing/sharing.module.js';
import { operationModel } from './sync/operation.schema.js';
import { SyncModule } from './sync/sync.module.js';
import { versionModel } from './versions/version.schema.js';
import { VersionsModule } from './versions/versions.module.js';

@Module({
  imports: [
    PersistenceModule.migrated(
      migrations,
      bookmarkModel,
      highlightModel,
      readingModel,
      noteModel,
      entryModel,
      sequenceModel,
      versionModel,
      searchModel,
      operationModel,
      shareModel,
      imageModel,
      planModel,
      planSummaryModel,
      planTextModel,
      planCalendarModel,
      reminderModel,
      reminderDeviceModel,
      ...OWN_TEXT_MODELS,
    ),
    BookmarksModule,
    HighlightsModule,
    ReadingModule,
    NotesModule,
    EntriesModule,
    CategoriesModule,
    ContentsModule,
    VersionsModule,
    BinModule,
    SyncModule,
    SearchModule,
    SharingModule,
    GalleryModule,
    PlansModule,
    JobsModule.of('journal'),
    ExportModule,
    JournalFileModule,
    ImportModule,
  ],
})
export class AppModule {}
