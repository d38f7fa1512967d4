import { log } from '@word-unfolded/ui';
import type { EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry, WorkingEntry } from '@word-unfolded/journal-merge';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { BroughtEntry, JournalNotice, JournalView, WorkingChange } from './journal.js';
import { journalOf } from './journal-of.js';

/** What a page does with a journal. Each promise is fulfilled when this device has it; the server learns of it soon. */
export type JournalActs = {
  readonly begin: (fields: Partial<EntryFields> & { readonly date: string }) => Promise<DeviceEntry>;
  readonly edit: (key: string, change: WorkingChange) => Promise<DeviceEntry>;
  /** Changes several entries in one step, by their keys. */
  readonly editMany: (changes: ReadonlyMap<string, Partial<WorkingEntry>>) => Promise<void>;
  readonly retry: (key: string) => Promise<DeviceEntry>;
  /** Deletes entries for good. */
  readonly purge: (keys: readonly string[]) => Promise<void>;
  /** Keeps entries of a file; answers with the keys of those that were not here. */
  readonly bringIn: (entries: readonly BroughtEntry[]) => Promise<string[]>;
  /** Asks for an exchange now. */
  readonly exchange: () => void;
};

export type UsedJournal = JournalView &
  JournalActs & { /** This device does not give what it keeps. */ readonly isUnreadable: boolean };

/** The journal of a reader, as it changes in this tab, in others and on other devices. */
export function useJournal(owner: string, tell?: (notice: JournalNotice) => void): UsedJournal {
  const { journal, errand } = journalOf(owner);
  const view = useSyncExternalStore(journal.subscribe, journal.current);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    journal.load().catch((error: unknown) => {
      log.warn('This device does not give the journal that it keeps', error);
      setUnreadable(true);
    });
    return errand.start();
  }, [journal, errand]);
  useEffect(() => (tell ? journal.onNotice(tell) : undefined), [journal, tell]);
  const acts = useMemo<JournalActs>(() => {
    const afterwards = async <Done>(change: Promise<Done>) => {
      const done = await change;
      errand.ask();
      return done;
    };
    return {
      begin: (fields) => afterwards(journal.begin(fields)),
      edit: (key, change) => afterwards(journal.edit(key, change)),
      editMany: (changes) => afterwards(journal.editMany(changes)),
      retry: (key) => afterwards(journal.retry(key)),
      purge: (keys) => afterwards(journal.purge(keys)),
      bringIn: (entries) => afterwards(journal.bringIn(entries)),
      exchange: () => errand.ask(),
    };
  }, [journal, errand]);
  return { ...view, ...acts, isUnreadable };
}
