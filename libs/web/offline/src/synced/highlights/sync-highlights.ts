import { HIGHLIGHTS_AT_ONCE } from '@word-unfolded/contracts';
import { VISITOR } from '../../store/use-owner.js';
import type { HighlightServer } from './highlight-server.js';
import { highlightStore, withPainted, withReceived } from './stored-highlights.js';

/** The highlights of a visitor on this device become those of the reader who signs in. */
export async function importHighlights(owner: string): Promise<void> {
  const visitors = await highlightStore.read(VISITOR);
  if (!visitors) return;
  await highlightStore.change(owner, (stored) => withPainted(stored, visitors.highlights));
  await highlightStore.change(VISITOR, () => undefined);
}

/** Sends the changes of this device to the server, and fetches those of others. @throws AppError */
export async function syncHighlights(owner: string, server: HighlightServer): Promise<void> {
  const stored = await highlightStore.read(owner);
  const unsent = new Set(stored?.unsent);
  const waiting = stored?.highlights.filter(({ verse }) => unsent.has(verse)) ?? [];
  for (let from = 0; from < waiting.length; from += HIGHLIGHTS_AT_ONCE) {
    const sent = waiting.slice(from, from + HIGHLIGHTS_AT_ONCE);
    const received = await server.save(sent);
    await highlightStore.change(owner, (now) => withReceived(now, received, sent));
  }
  for (let after: number | null = 0; after !== null;) {
    const { highlights, next }: Awaited<ReturnType<HighlightServer['list']>> = await server.list(after);
    await highlightStore.change(owner, (now) => withReceived(now, highlights));
    after = next;
  }
}
