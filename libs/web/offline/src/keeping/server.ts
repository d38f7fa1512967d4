import { callRoute, claimsOf, readToken } from '@word-unfolded/api-client';
import {
  CatalogueError,
  getReadingRoute,
  keepBookmarksRoute,
  keepReadingRoute,
  listBookmarksRoute,
} from '@word-unfolded/contracts';
import type { Bookmark, Reading } from '@word-unfolded/domain';
import { currentLanguage } from '@word-unfolded/i18n';

/** Where the bookmarks and readings of a reader who is signed in are kept beside this device. */
export type KeepingServer = {
  readonly listBookmarks: (after: string) => Promise<{ bookmarks: Bookmark[]; next: string | null }>;
  readonly keepBookmarks: (bookmarks: readonly Bookmark[]) => Promise<Bookmark[]>;
  readonly getReading: () => Promise<Reading>;
  readonly keepReading: (reading: Reading) => Promise<Reading>;
};

/** Whether it is this reader who is signed in. */
export function isSignedIn(owner: string): boolean {
  return claimsOf(readToken())?.sub === owner;
}

/** The journal service, through the API, as long as it is this reader who is signed in: nobody else gets what is theirs. */
export function journalServer(owner: string): KeepingServer {
  const options = () => {
    if (!isSignedIn(owner)) throw CatalogueError.of('NOT_AUTHENTICATED');
    return { language: currentLanguage() };
  };
  return {
    listBookmarks: async (after) =>
      callRoute(listBookmarksRoute, { query: { after: after || undefined } }, options()),
    keepBookmarks: async (bookmarks) =>
      (await callRoute(keepBookmarksRoute, { body: { bookmarks } }, options())).bookmarks,
    getReading: async () => callRoute(getReadingRoute, {}, options()),
    keepReading: async (reading) => callRoute(keepReadingRoute, { body: reading }, options()),
  };
}
