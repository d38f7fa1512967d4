import { Module } from '@nestjs/common';
import { BookmarksModule } from '../bookmarks/bookmarks.module.js';
import { EntryRecordsModule } from '../entries/records/entry-records.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { ShareRecordsModule } from '../sharing/share-records.module.js';
import { SyncModule } from '../sync/sync.module.js';
import { ForgetReader } from './forget-reader.consumer.js';

@Module({
  imports: [
    BookmarksModule,
    NotesModule,
    ReadingModule,
    EntryRecordsModule,
    ShareRecordsModule,
    SyncModule,
    GalleryModule,
  ],
  providers: [ForgetReader],
})
export class AccountsModule {}
