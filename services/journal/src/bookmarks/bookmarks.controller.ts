import { Controller } from '@nestjs/common';
import { KeepBookmarks, ListBookmarks, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { KeepBookmarksUseCase } from './keep-bookmarks.use-case.js';
import { ListBookmarksUseCase } from './list-bookmarks.use-case.js';

/** What others ask of bookmarks. */
@Controller()
export class BookmarksController {
  constructor(
    private readonly list: ListBookmarksUseCase,
    private readonly keep: KeepBookmarksUseCase,
  ) {}

  @Handles(ListBookmarks)
  listBookmarks(request: RequestOf<typeof ListBookmarks>): Promise<ResponseOf<typeof ListBookmarks>> {
    return this.list.execute(request);
  }

  @Handles(KeepBookmarks)
  keepBookmarks(request: RequestOf<typeof KeepBookmarks>): Promise<ResponseOf<typeof KeepBookmarks>> {
    return this.keep.execute(request);
  }
}
