import { Module } from '@nestjs/common';
import { BookmarksModule } from '../bookmarks/bookmarks.module.js';
import { ReadingModule } from '../reading/reading.module.js';
import { ForgetReader } from './forget-reader.consumer.js';

@Module({ imports: [BookmarksModule, ReadingModule], providers: [ForgetReader] })
export class AccountsModule {}
