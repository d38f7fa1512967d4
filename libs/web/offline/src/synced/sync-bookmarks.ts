import { BOOKMARKS_AT_ONCE } from '@word-unfolded/contracts';
import { VISITOR } from '../store/use-owner.js';
import { bookmarkStore, withAnswered, withChanged } from './stored-bookmarks.js';
import type { SyncServer } from './server.js';

/** The bookmarks of a visitor on this device become those of the reader who signs in. */
export async function importBookmarks(owner: string): Promise<void> {
  const visitors = await bookmarkStore.read(VISITOR);
  if (!visitors) return;
  await bookmarkStore.change(owner, (stored) => withChanged(stored, visitors.bookmarks));
  await bookmarkStore.change(VISITOR, () => undefined);
}

/** Sends the changes of this device to the server, and fetches those of others. @throws AppError */
export async function syncBookmarks(owner: string, server: SyncServer): Promise<void> {
  const stored = await bookmarkStore.read(owner);
  const unsent = new Set(stored?.unsent);
  const waiting = stored?.bookmarks.filter(({ id }) => unsent.has(id)) ?? [];
  for (let from = 0; from < waiting.length; from += BOOKMARKS_AT_ONCE) {
    const sent = waiting.slice(from, from + BOOKMARKS_AT_ONCE);
    const answered = await server.saveBookmarks(sent);
    await bookmarkStore.change(owner, (now) => withAnswered(now, answered, sent));
  }
  for (let after: string | null = ''; after !== null;) {
    const { bookmarks, next }: Awaited<ReturnType<SyncServer['listBookmarks']>> =
      await server.listBookmarks(after);
    await bookmarkStore.change(owner, (now) => withAnswered(now, bookmarks));
    after = next;
  }
}
