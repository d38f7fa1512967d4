import type { DownloadedChapter } from '@word-unfolded/contracts';
import type { SearchIndex } from '../search/search-index.js';
import type { ChapterLine, EditionStore, KeptEdition, PartialFile } from './edition-store.js';

const DATABASE = 'offlineScripture';
const STORES = ['editions', 'chapters', 'indexes', 'files', 'parts'] as const;

type StoreName = (typeof STORES)[number];
type Opened = Readonly<Record<StoreName, IDBObjectStore>>;

/** Keys of what belongs to a translation: they begin with its id. */
const keysOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Texts in IndexedDB, which all tabs and the worker share. Every method rejects where the browser has none. */
export function createIndexedEditions(): EditionStore {
  let database: Promise<IDBDatabase> | undefined;

  /** Does something in one transaction, which is undone if any part of it fails. */
  async function within<Result>(
    mode: IDBTransactionMode,
    act: (stores: Opened) => Promise<Result> | Result,
  ): Promise<Result> {
    database ??= open(() => (database = undefined));
    const transaction = (
      await database.catch((error: unknown) => {
        database = undefined; // perhaps it works later, such as when private browsing is left
        throw error;
      })
    ).transaction(STORES, mode);
    const done = completionOf(transaction);
    const stores = Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)]));
    const result = await act(stores as Opened);
    await done;
    return result;
  }

  return {
    editions: () => within('readonly', ({ editions }) => resultOf<KeptEdition[]>(editions.getAll())),
    edition: (id) =>
      within('readonly', ({ editions }) => resultOf<KeptEdition | undefined>(editions.get(id))),
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
    keep: (edition, lines, index) =>
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

function putChapter({ chapters }: Opened, id: string, { book, chapter, line }: ChapterLine): void {
  chapters.put(line, [id, book, chapter]);
}

function dropFile({ files, parts }: Opened, id: string): void {
  files.delete(id);
  parts.delete(keysOf(id));
}

function open(onClosed: () => void): Promise<IDBDatabase> {
  const request = globalThis.indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name);
  };
  return resultOf<IDBDatabase>(request).then((database) => {
    database.onclose = onClosed; // the browser has wiped it
    return database;
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
  });
  done.catch(() => undefined); // what failed first is told
  return done;
}

function resultOf<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
