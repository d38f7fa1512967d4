import type { EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry, WorkingEntry } from '@word-unfolded/journal-merge';
import { SystemClock } from '@word-unfolded/primitives';
import { log } from '@word-unfolded/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SYNCHRONOUS_STORAGE } from '../store/begun-changes.js';
import { inOrder } from '../store/in-order.js';
import { isSignedIn } from '../synced/server.js';
import { createSyncTask, type SyncTask } from '../synced/sync-task.js';
import { journalServerOf } from './exchange/journal-exchange.js';
import type { EntryToImport, JournalNotice, JournalView, WorkingChange } from './journal-types.js';
import { Journal } from './journal.js';
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

/**
 * The journal actions of a page. Each promise resolves when this device has stored the change; the server receives it
 * soon after.
 */
export type JournalActions = {
  readonly begin: (fields: Partial<EntryFields> & { readonly date: string }) => Promise<DeviceEntry>;
  readonly edit: (key: string, change: WorkingChange) => Promise<DeviceEntry>;
  /** Stores what is typed in the editor: a conflict does not replace the text until the reader looks at it (`see`). */
  readonly write: (key: string, change: (now: WorkingEntry) => Partial<WorkingEntry>) => Promise<DeviceEntry>;
  /** Notes synchronously what a page that is being left may not store; returns the function to call when it is. */
  readonly leave: Journal['leave'];
  readonly see: (key: string) => Promise<DeviceEntry>;
  /** Changes several entries in one step, by their keys. */
  readonly editMany: (changes: ReadonlyMap<string, Partial<WorkingEntry>>) => Promise<void>;
  readonly retry: (key: string) => Promise<DeviceEntry>;
  /** Deletes entries permanently. */
  readonly purge: (keys: readonly string[]) => Promise<void>;
  /** Stores entries of a file; returns the keys of the new ones. */
  readonly importFile: (entries: readonly EntryToImport[]) => Promise<string[]>;
  /** Requests an exchange now. */
  readonly exchange: () => void;
};

export type UsedJournal = JournalView &
  JournalActions & { /** The stored entries cannot be read. */ readonly isUnreadable: boolean };

/** The journal of a reader, updated by changes in this tab, in others and on other devices. */
export function useJournal(owner: string, tell?: (notice: JournalNotice) => void): UsedJournal {
  const { journal, syncTask } = journalOf(owner);
  const view = useSyncExternalStore(journal.subscribe, journal.current);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    journal.load().catch((error: unknown) => {
      log.warn('The journal on this device cannot be read', error);
      setUnreadable(true);
    });
    return syncTask.start();
  }, [journal, syncTask]);
  useEffect(() => (tell ? journal.onNotice(tell) : undefined), [journal, tell]);
  const actions = useMemo<JournalActions>(() => {
    const afterwards = async <Done>(change: Promise<Done>) => {
      const done = await change;
      syncTask.request();
      return done;
    };
    return {
      begin: (fields) => afterwards(journal.begin(fields)),
      edit: (key, change) => afterwards(journal.edit(key, change)),
      write: (key, change) => afterwards(journal.write(key, change)),
      leave: (text) => journal.leave(text),
      see: (key) => journal.see(key),
      editMany: (changes) => afterwards(journal.editMany(changes)),
      retry: (key) => afterwards(journal.retry(key)),
      purge: (keys) => afterwards(journal.purge(keys)),
      importFile: (entries) => afterwards(journal.importFile(entries)),
      exchange: () => syncTask.request(),
    };
  }, [journal, syncTask]);
  return { ...view, ...actions, isUnreadable };
}
