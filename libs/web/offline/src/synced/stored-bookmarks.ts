import { mergeBookmarks, type Bookmark } from '@word-unfolded/domain';
import { createSyncedStore } from '../store/create-store.js';
import type { SharedStore } from '../store/store.js';

/** The bookmarks of an owner on this device. */
export type StoredBookmarks = {
  readonly bookmarks: readonly Bookmark[];
  /** Ids of bookmarks whose latest state the server lacks. */
  readonly unsent: readonly string[];
};

const NO_BOOKMARKS: StoredBookmarks = { bookmarks: [], unsent: [] };

/** Bookmarks by their owner. */
export const bookmarkStore: SharedStore<StoredBookmarks> = createSyncedStore<StoredBookmarks>('bookmarks');

/** Adds changes of this device; they are still to be sent to the server. */
export function withChanged(
  { bookmarks, unsent }: StoredBookmarks = NO_BOOKMARKS,
  changed: readonly Bookmark[],
): StoredBookmarks {
  return {
    bookmarks: mergeBookmarks(bookmarks, changed),
    unsent: [...new Set([...unsent, ...changed.map(({ id }) => id)])],
  };
}

/** Merges the server's bookmarks. A bookmark that was sent and has not changed here since is no longer pending. */
export function withAnswered(
  { bookmarks, unsent }: StoredBookmarks = NO_BOOKMARKS,
  answered: readonly Bookmark[],
  sent: readonly Bookmark[] = [],
): StoredBookmarks {
  const asSent = new Set(sent.map((bookmark) => JSON.stringify(bookmark)));
  const isDone = (id: string) =>
    bookmarks.some((bookmark) => bookmark.id === id && asSent.has(JSON.stringify(bookmark)));
  return {
    bookmarks: mergeBookmarks(bookmarks, answered),
    unsent: unsent.filter((id) => !isDone(id)),
  };
}
