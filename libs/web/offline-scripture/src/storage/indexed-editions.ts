import { deviceDatabase, resultOf } from '@word-unfolded/api-client';
import type { DownloadedChapter } from '@word-unfolded/contracts';
import type { SearchIndex } from '../search/search-index.js';
import type { ChapterLine, EditionStore, StoredEdition, PartialFile } from './edition-store.js';

const DATABASE = 'offlineScripture';
const STORES = ['editions', 'chapters', 'indexes', 'files', 'parts'] as const;

type StoreName = (typeof STORES)[number];
type ObjectStores = Readonly<Record<StoreName, IDBObjectStore>>;

/** Keys of the records of a translation: they begin with its id. */
const keysOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Texts in IndexedDB, shared by all tabs and the worker. Every method rejects in a browser without it. */
export function createIndexedEditions(): EditionStore {
  const { connect } = deviceDatabase({
    name: DATABASE,
    factory: globalThis.indexedDB,
    create: (database) => {
      for (const name of STORES) database.createObjectStore(name);
    },
  });

  /** Runs an operation in one transaction, which is rolled back if any part of it fails. */
  async function within<Result>(
    mode: IDBTransactionMode,
    act: (stores: ObjectStores) => Promise<Result> | Result,
  ): Promise<Result> {
    const transaction = (await connect()).transaction(STORES, mode);
    const done = completionOf(transaction);
    const stores = Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)]));
    const result = await act(stores as ObjectStores);
    await done;
    return result;
  }

  return {
    editions: () => within('readonly', ({ editions }) => resultOf<StoredEdition[]>(editions.getAll())),
    edition: (id) =>
      within('readonly', ({ editions }) => resultOf<StoredEdition | undefined>(editions.get(id))),
    chapter: (id, book, chapter) =>
      within('readonly', async ({ chapters }) => {
        const line = await resultOf<string | undefined>(chapters.get([id, book, chapter]));
        return line === undefined ? [] : (JSON.parse(line) as DownloadedChapter).verses;
      }),
    index: (id) => within('readonly', ({ indexes }) => resultOf<SearchIndex | undefined>(indexes.get(id))),
    partial: (id) => within('readonly', ({ files }) => resultOf<PartialFile | undefined>(files.get(id))),
    beginFile: (id, sha256) =>
      within('readwrite', ({ files, parts }) => {
        const begun: PartialFile = { id, sha256, received: 0, parts: 0 };
        parts.delete(keysOf(id));
        files.put(begun, id);
        return begun;
      }),
    addPart: (id, data) =>
      within('readwrite', async ({ files, parts }) => {
        const before = await resultOf<PartialFile | undefined>(files.get(id));
        if (!before) throw new Error(`The download of ${id} was removed`);
        const after = { ...before, received: before.received + data.byteLength, parts: before.parts + 1 };
        parts.put(data, [id, before.parts]);
        files.put(after, id);
        return after;
      }),
    file: (id) =>
      within('readonly', ({ parts }) => resultOf<Uint8Array<ArrayBuffer>[]>(parts.getAll(keysOf(id)))),
    dropFile: (id) => within('readwrite', (stores) => dropFile(stores, id)),
    store: (edition, lines, index) =>
      within('readwrite', (stores) => {
        stores.chapters.delete(keysOf(edition.id));
        for (const each of lines) putChapter(stores, edition.id, each);
        stores.indexes.put(index, edition.id);
        stores.editions.put(edition, edition.id);
        dropFile(stores, edition.id);
      }),
    remove: (id) =>
      within('readwrite', (stores) => {
        stores.editions.delete(id);
        stores.chapters.delete(keysOf(id));
        stores.indexes.delete(id);
        dropFile(stores, id);
      }),
  };
}

function putChapter({ chapters }: ObjectStores, id: string, { book, chapter, line }: ChapterLine): void {
  chapters.put(line, [id, book, chapter]);
}

function dropFile({ files, parts }: ObjectStores, id: string): void {
  files.delete(id);
  parts.delete(keysOf(id));
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
  });
  done.catch(() => undefined); // the first error is the one that is reported
  return done;
}
