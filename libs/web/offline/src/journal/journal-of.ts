import { SystemClock } from '@word-unfolded/primitives';
import { createSyncTask, type SyncTask } from '../synced/sync-task.js';
import { isSignedIn } from '../synced/server.js';
import { inOrder } from '../store/in-order.js';
import { Journal } from './journal.js';
import { journalServerOf } from './exchange/journal-server.js';
import { SYNCHRONOUS_STORAGE } from '../store/begun-changes.js';
import { entryStore, idMappingStore, importStore, placeStore } from './stored/stored-journal.js';

/** How long changes are collected before they are sent, in milliseconds; they are stored on this device at once. */
const GATHER_MS = 1_500;

export type SyncedJournal = { readonly journal: Journal; readonly syncTask: SyncTask };

const journals = new Map<string, SyncedJournal>();

/** The journal of a reader, and its sync task; one of each per page. */
export function journalOf(owner: string): SyncedJournal {
  const known = journals.get(owner);
  if (known) return known;
  const stores = { entries: entryStore, place: placeStore, idMappings: idMappingStore, imports: importStore };
  const journal = new Journal(owner, stores, journalServerOf(owner), {
    operationId: () => crypto.randomUUID(),
    localId: () => `local_${crypto.randomUUID()}`,
    clock: new SystemClock(),
    inOrder,
    storage: SYNCHRONOUS_STORAGE,
  });
  const syncTask = createSyncTask(async () => {
    if (isSignedIn(owner)) await journal.exchange();
  }, GATHER_MS);
  const made = { journal, syncTask };
  journals.set(owner, made);
  return made;
}
