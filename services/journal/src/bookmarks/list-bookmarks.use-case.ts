import { Controller } from '@nestjs/common';
import { BOOKMARKS_AT_ONCE, ListBookmarks, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { BookmarkRepository } from './bookmark.repository.js';

/** Lists a reader's bookmarks, as many per page as fit into one message. */
@Controller()
export class ListBookmarksUseCase {
  constructor(private readonly bookmarks: BookmarkRepository) {}

  @Handles(ListBookmarks)
  async execute({
    userId,
    after,
  }: RequestOf<typeof ListBookmarks>): Promise<ResponseOf<typeof ListBookmarks>> {
    const found = await this.bookmarks.after(ownerOf(userId), after, BOOKMARKS_AT_ONCE + 1);
    const bookmarks = found.slice(0, BOOKMARKS_AT_ONCE);
    const isEnd = found.length <= BOOKMARKS_AT_ONCE;
    return { bookmarks, next: isEnd ? null : bookmarks.at(-1)!.id };
  }
}
