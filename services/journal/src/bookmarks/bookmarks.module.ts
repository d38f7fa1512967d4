import { Module } from '@nestjs/common';
import { BookmarkRepository } from './bookmark.repository.js';
import { SaveBookmarksUseCase } from './save-bookmarks.use-case.js';
import { ListBookmarksUseCase } from './list-bookmarks.use-case.js';

@Module({
  controllers: [ListBookmarksUseCase, SaveBookmarksUseCase],
  providers: [BookmarkRepository],
  exports: [BookmarkRepository],
})
export class BookmarksModule {}
