import { Module } from '@nestjs/common';
import { BookmarkRepository } from './bookmark.repository.js';
import { BookmarksController } from './bookmarks.controller.js';
import { SaveBookmarksUseCase } from './save-bookmarks.use-case.js';
import { ListBookmarksUseCase } from './list-bookmarks.use-case.js';

@Module({
  controllers: [BookmarksController],
  providers: [BookmarkRepository, ListBookmarksUseCase, SaveBookmarksUseCase],
  exports: [BookmarkRepository],
})
export class BookmarksModule {}
