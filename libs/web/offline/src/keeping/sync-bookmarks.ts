import { BOOKMARKS_AT_ONCE } from '@word-unfolded/contracts';
import { VISITOR } from '../kept/use-owner.js';
import { bookmarkKeep, withAnswered, withChanged } from './kept-bookmarks.js';
import type { KeepingServer } from './server.js';

/** What a visitor kept on this device becomes that of the reader who signs in. */
export async function adoptBookmarks(owner: string): Promise<void> {
  const visitors = await bookmarkKeep.read(VISITOR);
  if (!visitors) return;
  await bookmarkKeep.change(owner, (kept) => withChanged(kept, visitors.bookmarks));
  await bookmarkKeep.change(VISITOR, () => undefined);
}

/** Tells the server what is new on this device, and learns what is new elsewhere. @throws CatalogueError */
export async function syncBookmarks(owner: string, server: KeepingServer): Promise<void> {
  const kept = await bookmarkKeep.read(owner);
  const unsent = new Set(kept?.unsent);
  const waiting = kept?.bookmarks.filter(({ id }) => unsent.has(id)) ?? [];
  for (let from = 0; from < waiting.length; from += BOOKMARKS_AT_ONCE) {
    const sent = waiting.slice(from, from + BOOKMARKS_AT_ONCE);
    const answered = await server.keepBookmarks(sent);
    await bookmarkKeep.change(owner, (now) => withAnswered(now, answered, sent));
  }
  for (let after: string | null = ''; after !== null;) {
    const { bookmarks, next }: Awaited<ReturnType<KeepingServer['listBookmarks']>> =
      await server.listBookmarks(after);
    await bookmarkKeep.change(owner, (now) => withAnswered(now, bookmarks));
    after = next;
  }
}
