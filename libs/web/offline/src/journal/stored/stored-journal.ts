import type { FiledEntry } from '@word-unfolded/contracts';
import type { EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/journal-merge';
import { createStore, createSyncedStore, syncedStore } from '../../store/create-store.js';
import type { SharedStore } from '../../store/store.js';
import { separateTexts, type StoredPart } from './separate-texts.js';

const ENTRIES = 'journal_entries';

/** The entries of this device under the name of the specification (section 9), by `<owner>/<key>`. */
export const entryStore: SharedStore<DeviceEntry> = createStore(
  ENTRIES,
  separateTexts(syncedStore<StoredPart>(ENTRIES)),
);

/** The sync position of this device in the server's journal. */
export type JournalPlace = { readonly deviceId: string; readonly cursor: number };

/** By owner. */
export const placeStore: SharedStore<JournalPlace> = createSyncedStore<JournalPlace>('journal_place');

/** The server's id of an entry, by `<owner>/<local id>` (specification, sections 3 and 9). */
export const idMappingStore: SharedStore<string> = createSyncedStore<string>('idMappings');

/** An entry of a file that was imported offline: the server is to import it with all its data in the file. */
export type QueuedImport = {
  readonly filed: FiledEntry;
  /** The entry on this device at the time of the import. */
  readonly fields: EntryFields;
};

/** Imported entries that wait for the server, by `<owner>/<local id>`. */
export const importStore: SharedStore<QueuedImport> = createSyncedStore<QueuedImport>('journal_imports');

/** The path of an entry. */
export const entryPath = (owner: string, key: string) => `${owner}/${key}`;

/** Prefix of the paths of a reader's entries. */
export const pathsOf = (owner: string) => `${owner}/`;
