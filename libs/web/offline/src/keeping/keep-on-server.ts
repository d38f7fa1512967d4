import { inTurn } from '../kept/in-turn.js';
import { adoptOldNames } from './adopt-old-names.js';
import { noteServerOf } from './notes/note-server.js';
import { adoptNotes, syncNotes } from './notes/sync-notes.js';
import { createErrand, type Errand } from './sync-when-asked.js';
import { isSignedIn, journalServer, type KeepingServer } from './server.js';
import { adoptBookmarks, syncBookmarks } from './sync-bookmarks.js';
import { adoptReading, syncReading } from './sync-reading.js';

/** What of a reader's is brought to the server, and fetched from it. */
export type Kind = 'bookmarks' | 'reading' | 'notes';

/**
 * How long changes are gathered. A bookmark is set on purpose, and may be looked for on another device at once; a note
 * changes while it is written; reading leaves many small traces.
 */
const GATHER_MS: Readonly<Record<Kind, number>> = { bookmarks: 1_000, reading: 5_000, notes: 2_000 };

const WORK: Readonly<Record<Kind, (owner: string, server: KeepingServer) => Promise<void>>> = {
  bookmarks: async (owner, server) => {
    await adoptBookmarks(owner);
    await syncBookmarks(owner, server);
  },
  reading: async (owner, server) => {
    await adoptReading(owner);
    await syncReading(owner, server);
  },
  notes: (owner) =>
    inTurn(`notes ${owner}`, async () => {
      await adoptNotes(owner);
      await syncNotes(owner, noteServerOf(owner));
    }),
};

const errands = new Map<string, Errand>();

/** The errand that keeps one kind of a reader's things the same here and on the server. */
export function errandOf(kind: Kind, owner: string): Errand {
  const name = `${kind} ${owner}`;
  const known = errands.get(name);
  if (known) return known;
  const errand = createErrand(async () => {
    if (!isSignedIn(owner)) return;
    await adoptOldNames();
    await WORK[kind](owner, journalServer(owner));
  }, GATHER_MS[kind]);
  errands.set(name, errand);
  return errand;
}
