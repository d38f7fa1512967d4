import { inOrder } from '../store/in-order.js';
import { migrateOldNames } from './migrate-old-names.js';
import { noteServerOf } from './notes/note-server.js';
import { createSyncTask, type SyncTask } from './sync-task.js';
import { isSignedIn, journalServer, type SyncServer } from './server.js';
import { highlightServerOf } from './highlights/highlight-server.js';
import { importHighlights, syncHighlights } from './highlights/sync-highlights.js';
import { planServerOf } from './plans/plan-server.js';
import { syncPlans } from './plans/sync-plans.js';
import { importBookmarks, syncBookmarks } from './sync-bookmarks.js';
import { importReading, syncReading } from './sync-reading.js';

/** The kinds of a reader's data that are synchronised with the server. */
export type Kind = 'bookmarks' | 'highlights' | 'reading' | 'notes' | 'plans';

/**
 * How long changes are collected. A bookmark is set on purpose, and may be needed on another device at once; a note
 * changes while it is written; reading causes many small changes.
 */
const GATHER_MS: Readonly<Record<Kind, number>> = {
  bookmarks: 1_000,
  highlights: 1_000,
  reading: 5_000,
  notes: 2_000,
  plans: 1_000,
};

const WORK: Readonly<Record<Kind, (owner: string, server: SyncServer) => Promise<void>>> = {
  bookmarks: async (owner, server) => {
    await importBookmarks(owner);
    await syncBookmarks(owner, server);
  },
  highlights: async (owner) => {
    await importHighlights(owner);
    await syncHighlights(owner, highlightServerOf(owner));
  },
  reading: async (owner, server) => {
    await importReading(owner);
    await syncReading(owner, server);
  },
  notes: (owner) =>
    inOrder(`notes ${owner}`, async () => {
      const { importNotes, syncNotes } = await import('./notes/sync-notes.js');
      await importNotes(owner);
      await syncNotes(owner, noteServerOf(owner));
    }),
  plans: (owner) => inOrder(`plans ${owner}`, () => syncPlans(owner, planServerOf(owner))),
};

const syncTasks = new Map<string, SyncTask>();

/** The sync task of one kind of a reader's data. */
export function syncTaskOf(kind: Kind, owner: string): SyncTask {
  const name = `${kind} ${owner}`;
  const known = syncTasks.get(name);
  if (known) return known;
  const syncTask = createSyncTask(async () => {
    if (!isSignedIn(owner)) return;
    await migrateOldNames();
    await WORK[kind](owner, journalServer(owner));
  }, GATHER_MS[kind]);
  syncTasks.set(name, syncTask);
  return syncTask;
}
