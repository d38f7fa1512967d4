import { mergeBookmarks, type Bookmark } from '@word-unfolded/domain';
import { createKeep } from '../kept/create-keep.js';
import type { Keep } from '../kept/keep.js';

/** The bookmarks of an owner on this device. */
export type KeptBookmarks = {
  readonly bookmarks: readonly Bookmark[];
  /** Ids of those of which the server does not know the latest. */
  readonly unsent: readonly string[];
};

export const NO_BOOKMARKS: KeptBookmarks = { bookmarks: [], unsent: [] };

/** Bookmarks by their owner. */
export const bookmarkKeep: Keep<KeptBookmarks> = createKeep<KeptBookmarks>('bookmarks');

/** Adds what is new on this device; the server has yet to be told. */
export function withChanged(
  { bookmarks, unsent }: KeptBookmarks = NO_BOOKMARKS,
  changed: readonly Bookmark[],
): KeptBookmarks {
  return {
    bookmarks: mergeBookmarks(bookmarks, changed),
    unsent: [...new Set([...unsent, ...changed.map(({ id }) => id)])],
  };
}

/** Adds what the server knows. What it was sent and has not changed here since need not be sent again. */
export function withAnswered(
  { bookmarks, unsent }: KeptBookmarks = NO_BOOKMARKS,
  answered: readonly Bookmark[],
  sent: readonly Bookmark[] = [],
): KeptBookmarks {
  const asSent = new Set(sent.map((bookmark) => JSON.stringify(bookmark)));
  const isDone = (id: string) =>
    bookmarks.some((bookmark) => bookmark.id === id && asSent.has(JSON.stringify(bookmark)));
  return {
    bookmarks: mergeBookmarks(bookmarks, answered),
    unsent: unsent.filter((id) => !isDone(id)),
  };
}
