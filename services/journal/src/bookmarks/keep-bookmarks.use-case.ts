import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type KeepBookmarks,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { BOOKMARK_LIMITS, keptBookmarks, mergeBookmarks, type Bookmark } from '@word-unfolded/domain';
import { againIfDuplicate, type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { notLaterThan } from '../common/not-later-than.js';
import { BookmarkRepository } from './bookmark.repository.js';

/** Merges what a device knows of a reader's bookmarks with what is kept. */
@Injectable()
export class KeepBookmarksUseCase {
  constructor(
    private readonly bookmarks: BookmarkRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError BOOKMARKS_FULL when the reader would keep more than there is room for */
  async execute(request: RequestOf<typeof KeepBookmarks>): Promise<ResponseOf<typeof KeepBookmarks>> {
    const ownerId = ownerOf(request.userId);
    const now = this.clock.now();
    const sent = request.bookmarks.map((bookmark) => timely(bookmark, now));
    const merge = () => this.unitOfWork.run(() => this.merge(ownerId, sent));
    return { bookmarks: await againIfDuplicate(merge) };
  }

  private async merge(ownerId: OwnerId, sent: readonly Bookmark[]): Promise<Bookmark[]> {
    const ids = [...new Set(sent.map(({ id }) => id))];
    const known = await this.bookmarks.ofIds(ownerId, ids);
    const together = mergeBookmarks(known, sent);
    const more = keptBookmarks(together).length - keptBookmarks(known).length;
    const { most } = BOOKMARK_LIMITS;
    if (more > 0 && (await this.bookmarks.countKept(ownerId)) + more > most)
      throw CatalogueError.of('BOOKMARKS_FULL', { max: most });
    const before = new Map(known.map((bookmark) => [bookmark.id, JSON.stringify(bookmark)]));
    for (const bookmark of together)
      if (before.get(bookmark.id) !== JSON.stringify(bookmark)) await this.bookmarks.put(ownerId, bookmark);
    return together;
  }
}

function timely(bookmark: Bookmark, now: Date): Bookmark {
  return {
    ...bookmark,
    notesAt: notLaterThan(now, bookmark.notesAt),
    createdAt: notLaterThan(now, bookmark.createdAt),
    updatedAt: notLaterThan(now, bookmark.updatedAt),
    removedAt: notLaterThan(now, bookmark.removedAt),
  };
}
