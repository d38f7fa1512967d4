import { callRoute, claimsOf, readToken } from '@word-unfolded/api-client';
import {
  AppError,
  getReadingRoute,
  saveBookmarksRoute,
  saveReadingRoute,
  listBookmarksRoute,
} from '@word-unfolded/contracts';
import type { Bookmark, Reading } from '@word-unfolded/domain';
import { currentLanguage } from '@word-unfolded/i18n';

/** The server of a signed-in reader's bookmarks and reading progress. */
export type SyncServer = {
  readonly listBookmarks: (after: string) => Promise<{ bookmarks: Bookmark[]; next: string | null }>;
  readonly saveBookmarks: (bookmarks: readonly Bookmark[]) => Promise<Bookmark[]>;
  readonly getReading: () => Promise<Reading>;
  readonly saveReading: (reading: Reading) => Promise<Reading>;
};

/** Whether this reader is signed in. */
export function isSignedIn(owner: string): boolean {
  return claimsOf(readToken())?.sub === owner;
}

/** The journal service, through the API, while this reader is signed in: nobody else receives their data. */
export function journalServer(owner: string): SyncServer {
  const options = () => {
    if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
    return { language: currentLanguage() };
  };
  return {
    listBookmarks: async (after) =>
      callRoute(listBookmarksRoute, { query: { after: after || undefined } }, options()),
    saveBookmarks: async (bookmarks) =>
      (await callRoute(saveBookmarksRoute, { body: { bookmarks } }, options())).bookmarks,
    getReading: async () => callRoute(getReadingRoute, {}, options()),
    saveReading: async (reading) => callRoute(saveReadingRoute, { body: reading }, options()),
  };
}
