import { Module } from '@nestjs/common';
import { BookmarksModule } from '../bookmarks/bookmarks.module.js';
import { EntryRecordsModule } from '../entries/entry-records.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { ShareRecordsModule } from '../sharing/share-records.module.js';
import { ExportController } from './export.controller.js';

/** What this service keeps of a reader, for the file that they take along. */
@Module({
  imports: [BookmarksModule, ReadingModule, EntryRecordsModule, ShareRecordsModule],
  controllers: [ExportController],
})
export class ExportModule {}
