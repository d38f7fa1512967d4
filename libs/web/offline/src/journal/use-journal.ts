import { log } from '@word-unfolded/ui';
import type { EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry, WorkingEntry } from '@word-unfolded/journal-merge';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EntryToImport, JournalNotice, JournalView, WorkingChange } from './journal-types.js';
import type { Journal } from './journal.js';
import { journalOf } from './journal-of.js';

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
