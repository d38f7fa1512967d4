import type { DeviceEntry } from '@word-unfolded/journal-merge';
import type { SynchronousStorage } from '../src/store/begun-changes.js';
import { separateTexts } from '../src/journal/stored/stored-journal.js';
import { Journal } from '../src/journal/journal.js';
import type { JournalServer } from '../src/journal/journal-types.js';
import type { JournalStores, JournalMeans } from '../src/journal/journal-types.js';
import { createStore } from '../src/store/create-store.js';
import { memoryStore } from '../src/store/memory-store.js';

export const OWNER = '0123456789abcdef01234567';

/** The stores of an empty device. */
export const storesOfDevice = (): JournalStores => ({
  entries: createStore('journal_entries', separateTexts(memoryStore())),
  place: createStore('journal_place', memoryStore()),
  idMappings: createStore('idMappings', memoryStore()),
  imports: createStore('journal_imports', memoryStore()),
});

let ids = 0;
const uuid = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

/** An empty `localStorage`. */
export function storageOfDevice(): SynchronousStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => void stored.set(name, text),
    removeItem: (name) => void stored.delete(name),
    keys: () => [...stored.keys()],
  };
}

const means: Omit<JournalMeans, 'storage'> = {
  operationId: uuid,
  localId: () => `local_${uuid()}`,
  clock: { now: () => new Date('2026-03-01T08:00:00Z') },
  inOrder: (_, work) => work(),
};

/** A server that needs only the exchange for a test. */
type ServerOfTest = Pick<JournalServer, 'exchange'> & Partial<JournalServer>;

/** The journal of a page on a device. */
export const openJournal = (stores: JournalStores, server: ServerOfTest, own: Partial<JournalMeans> = {}) =>
  new Journal(
    OWNER,
    stores,
    {
      exchange: (sent) => server.exchange(sent),
      importEntries: async (entries) => (await server.importEntries?.(entries)) ?? [],
    },
    { ...means, storage: storageOfDevice(), ...own },
  );

/** The only entry of a journal. */
export const onlyEntry = (journal: Journal): DeviceEntry =>
  [...(journal.current().entries?.values() ?? [])][0]!;
