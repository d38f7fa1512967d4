import type { FiledEntry } from '@word-unfolded/contracts';
import type { EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/journal-merge';
import { createStore, createSyncedStore, syncedStore } from '../../store/create-store.js';
import type { SharedStore, Store } from '../../store/store.js';
import { entryOfQueued, type QueuedEntry } from '../exchange/queued-entry.js';

const ENTRIES = 'journal_entries';

/** Prefix of the record that holds the text of an entry (specification, section 9). */
const CONTENT = 'journal_content_';

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

type WithoutText<Fields> = Omit<Fields, 'content'> & { readonly content?: string };

/** The record of an entry. If it lacks a text, the text is in the separate record. */
type EntryRecord = Omit<DeviceEntry, 'working' | 'shared'> & {
  readonly working: WithoutText<DeviceEntry['working']>;
  readonly shared: SharedRecord | null;
};

type Shared = NonNullable<DeviceEntry['shared']>;
type SharedRecord = Omit<Shared, 'fields'> & { readonly fields: WithoutText<Shared['fields']> };

/** The value of a key in the database: an entry, of any version, or a text. */
export type StoredPart = EntryRecord | QueuedEntry | string;

/**
 * Entries whose texts are in separate records, `<owner>/journal_content_<key>` beside `<owner>/<key>`, so that a change
 * of the mood does not rewrite a long text. Both are written in one step. Records of earlier versions contain the text;
 * they are read as they are, and split when the entry is changed.
 */
export function separateTexts(parts: Store<StoredPart>): Store<DeviceEntry> {
  const readPairs = async (prefix: string): Promise<[string, DeviceEntry][]> => {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1); // the keys of its texts begin differently
    const stored = new Map(await parts.readPairs(folder));
    return [...stored.keys()].flatMap((path): [string, DeviceEntry][] => {
      const entry = path.startsWith(prefix) ? entryAt(stored, path) : undefined;
      return entry ? [[path, entry]] : [];
    });
  };

  const readMany = async (paths: readonly string[]): Promise<Map<string, DeviceEntry>> =>
    entriesAt(await parts.readMany(withContentPaths(paths)), paths);

  const changeMany: Store<DeviceEntry>['changeMany'] = (paths, change) =>
    parts.changeMany(withContentPaths(paths), (stored) => {
      const next = new Map<string, StoredPart | undefined>();
      for (const [path, entry] of change(entriesAt(stored, paths))) {
        const text = entry?.working.content;
        next.set(path, entry && recordOf(entry));
        if (text === undefined || stored.get(contentPath(path)) !== text) next.set(contentPath(path), text);
      }
      return next;
    });

  return {
    read: async (path) => (await readMany([path])).get(path),
    readMany,
    readPairs,
    readAll: async (prefix) => (await readPairs(prefix)).map(([, entry]) => entry),
    changeMany,
    change: async (path, change) => {
      let next: DeviceEntry | undefined;
      await changeMany([path], (stored) => {
        next = change(stored.get(path));
        return new Map([[path, next]]);
      });
      return next;
    },
  };
}

function contentPath(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  return `${path.slice(0, at)}${CONTENT}${path.slice(at)}`;
}

const withContentPaths = (paths: readonly string[]) => paths.flatMap((path) => [path, contentPath(path)]);

function entriesAt(stored: ReadonlyMap<string, StoredPart>, paths: readonly string[]) {
  const entries = new Map<string, DeviceEntry>();
  for (const path of paths) {
    const entry = entryAt(stored, path);
    if (entry) entries.set(path, entry);
  }
  return entries;
}

/** The entry key of a path; undefined if it is not that of an entry, such as that of a text. */
function entryAt(stored: ReadonlyMap<string, StoredPart>, path: string): DeviceEntry | undefined {
  const record = stored.get(path);
  if (record === undefined || typeof record === 'string') return undefined;
  if (!('working' in record)) return entryOfQueued(record);
  const text = stored.get(contentPath(path));
  const content = typeof text === 'string' ? text : '';
  const { working, shared } = record;
  return {
    ...record,
    working: { ...working, content: working.content ?? content },
    shared: shared && { ...shared, fields: { ...shared.fields, content: shared.fields.content ?? content } },
  };
}

/** The record of an entry without its text. */
function recordOf(entry: DeviceEntry): EntryRecord {
  const { working, shared } = entry;
  const { content, ...rest } = working;
  if (shared?.fields.content !== content) return { ...entry, working: rest };
  const { content: _, ...fields } = shared.fields;
  return { ...entry, working: rest, shared: { ...shared, fields } };
}
