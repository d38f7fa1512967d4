import { Module } from '@nestjs/common';
import { PersistenceModule } from '@word-unfolded/persistence';
import { AccountsModule } from './accounts/accounts.module.js';
import { bookmarkModel } from './bookmarks/bookmark.schema.js';
import { BookmarksModule } from './bookmarks/bookmarks.module.js';
import { CommonModule } from './common/common.module.js';
import { readingModel } from './reading/reading.schema.js';
import { ReadingModule } from './reading/reading.module.js';

@Module({
  imports: [
    PersistenceModule.of(bookmarkModel, readingModel),
    CommonModule,
    BookmarksModule,
    ReadingModule,
    AccountsModule,
  ],
})
export class AppModule {}
