import { Module } from '@nestjs/common';
import { BookmarksModule } from '../bookmarks/bookmarks.module.js';
import { EntryRecordsModule } from '../entries/entry-records.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { ShareRecordsModule } from '../sharing/share-records.module.js';
import { SyncModule } from '../sync/sync.module.js';
import { ForgetReader } from './forget-reader.consumer.js';

@Module({
  imports: [BookmarksModule, ReadingModule, EntryRecordsModule, ShareRecordsModule, SyncModule],
  providers: [ForgetReader],
})
export class AccountsModule {}
