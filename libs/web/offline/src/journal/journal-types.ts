import type { SynchronousStorage } from '../store/begun-changes.js';
import type { Clock } from '@word-unfolded/primitives';
import type {
  FiledEntry,
  ImportResult,
  JournalOperation,
  ResponseOf,
  SyncJournal,
} from '@word-unfolded/contracts';
import type { EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry, DeviceUpdate, WorkingEntry } from '@word-unfolded/journal-merge';
import type { SharedStore } from '../store/store.js';
import type { JournalPlace, QueuedImport } from './stored/stored-journal.js';

/** The sources of ids, time and locks for a journal. */
export type JournalMeans = {
  readonly operationId: () => string;
  readonly localId: () => string;
  readonly clock: Clock;
  /** Runs a task while no other tab of this browser runs one of this name. */
  readonly inOrder: (name: string, work: () => Promise<void>) => Promise<void>;
  readonly storage: SynchronousStorage;
};

export type JournalStores = {
  readonly entries: SharedStore<DeviceEntry>;
  readonly place: SharedStore<JournalPlace>;
  readonly idMappings: SharedStore<string>;
  readonly imports: SharedStore<QueuedImport>;
};

/** The notice when an entry comes back from the server in another form than it was sent. */
export type JournalNotice = DeviceUpdate['notices'][number];

/** A reader's change of an entry. */
export type WorkingChange = Partial<WorkingEntry> | ((now: WorkingEntry) => Partial<WorkingEntry>);

/** An entry of a file, to be stored here under a key that is the same everywhere. */
export type EntryToImport = {
  /** Of the form `local_...`. */
  readonly localId: string;
  readonly createdAt: string;
  readonly fields: EntryFields;
  /** All its data in the file, if the server does not have it yet. */
  readonly filed?: FiledEntry;
};

/** The state of a journal on a page. */
export type JournalView = {
  /** By key, including the bin but not permanently deleted entries; undefined until the store has been read. */
  readonly entries: ReadonlyMap<string, DeviceEntry> | undefined;
  /** Why the last exchange failed; undefined after a successful one. Pending changes stay stored. */
  readonly problem: unknown;
  /** Whether all of the server's entries have been received at least once. */
  readonly isWhole: boolean;
  /** Whether the server has responded since this page was opened. */
  readonly hasSynced: boolean;
};

/** The request of a device in one exchange. */
export type SentToJournal = {
  readonly deviceId: string;
  readonly since: number;
  readonly operations: readonly JournalOperation[];
};

export type JournalAnswer = ResponseOf<typeof SyncJournal>;

/** The server of a reader's journal. */
export type JournalServer = {
  readonly exchange: (sent: SentToJournal) => Promise<JournalAnswer>;
  /** Imports entries of a file; entries that it has already are not duplicated. */
  readonly importEntries: (entries: readonly FiledEntry[]) => Promise<readonly ImportResult[]>;
};
