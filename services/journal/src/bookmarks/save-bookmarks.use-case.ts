import { Controller } from '@nestjs/common';
import { AppError, SaveBookmarks, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { BOOKMARK_LIMITS, storedBookmarks, mergeBookmarks, type Bookmark } from '@word-unfolded/domain';
import { retryIfDuplicate, type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { notLaterThan } from '../common/not-later-than.js';
import { BookmarkRepository } from './bookmark.repository.js';

/** Merges the bookmarks of a device with the stored ones. */
@Controller()
export class SaveBookmarksUseCase {
  constructor(
    private readonly bookmarks: BookmarkRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError BOOKMARKS_FULL when the reader would have more than the limit */
  @Handles(SaveBookmarks)
  async execute(request: RequestOf<typeof SaveBookmarks>): Promise<ResponseOf<typeof SaveBookmarks>> {
    const ownerId = ownerOf(request.userId);
    const now = this.clock.now();
    const sent = request.bookmarks.map((bookmark) => timely(bookmark, now));
    const merge = () => this.unitOfWork.run(() => this.merge(ownerId, sent));
    return { bookmarks: await retryIfDuplicate(merge) };
  }

  private async merge(ownerId: OwnerId, sent: readonly Bookmark[]): Promise<Bookmark[]> {
    const ids = [...new Set(sent.map(({ id }) => id))];
    const known = await this.bookmarks.ofIds(ownerId, ids);
    const together = mergeBookmarks(known, sent);
    const more = storedBookmarks(together).length - storedBookmarks(known).length;
    const { most } = BOOKMARK_LIMITS;
    if (more > 0 && (await this.bookmarks.countStored(ownerId)) + more > most)
      throw AppError.of('BOOKMARKS_FULL', { max: most });
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
