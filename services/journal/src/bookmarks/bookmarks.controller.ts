import { Controller } from '@nestjs/common';
import { SaveBookmarks, ListBookmarks, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { SaveBookmarksUseCase } from './save-bookmarks.use-case.js';
import { ListBookmarksUseCase } from './list-bookmarks.use-case.js';

/** Handles the messages for bookmarks. */
@Controller()
export class BookmarksController {
  constructor(
    private readonly list: ListBookmarksUseCase,
    private readonly save: SaveBookmarksUseCase,
  ) {}

  @Handles(ListBookmarks)
  listBookmarks(request: RequestOf<typeof ListBookmarks>): Promise<ResponseOf<typeof ListBookmarks>> {
    return this.list.execute(request);
  }

  @Handles(SaveBookmarks)
  saveBookmarks(request: RequestOf<typeof SaveBookmarks>): Promise<ResponseOf<typeof SaveBookmarks>> {
    return this.save.execute(request);
  }
}
