import type { DownloadedChapter } from '@word-unfolded/contracts';
import type { SearchIndex } from '../src/search/search-index.js';
import type { EditionStore, StoredEdition, PartialFile } from '../src/storage/edition-store.js';

type Stored = { edition: StoredEdition; lines: ReadonlyMap<string, string>; index: SearchIndex };

/**
 * An in-memory store of texts, for tests.
 *
 * @param room maximum bytes of a file
 */
export function createMemoryEditions({ room = Infinity } = {}): EditionStore & { wipe: () => void } {
  const stored = new Map<string, Stored>();
  const files = new Map<string, { file: PartialFile; data: Uint8Array<ArrayBuffer>[] }>();
  return {
    wipe: () => {
      stored.clear();
      files.clear();
    },
    editions: async () => [...stored.values()].map(({ edition }) => edition),
    edition: async (id) => stored.get(id)?.edition,
    chapter: async (id, book, chapter) => {
      const line = stored.get(id)?.lines.get(`${book} ${chapter}`);
      return line === undefined ? [] : (JSON.parse(line) as DownloadedChapter).verses;
    },
    index: async (id) => stored.get(id)?.index,
    partial: async (id) => files.get(id)?.file,
    beginFile: async (id, sha256) => {
      const file = { id, sha256, received: 0, parts: 0 };
      files.set(id, { file, data: [] });
      return file;
    },
    addPart: async (id, data) => {
      const before = files.get(id);
      if (!before) throw new Error('none was begun');
      const received = before.file.received + data.byteLength;
      if (received > room) throw new DOMException('full', 'QuotaExceededError');
      const file = { ...before.file, received, parts: before.file.parts + 1 };
      files.set(id, { file, data: [...before.data, data] });
      return file;
    },
    file: async (id) => files.get(id)?.data ?? [],
    dropFile: async (id) => void files.delete(id),
    store: async (edition, lines, index) => {
      const byChapter = new Map(lines.map(({ book, chapter, line }) => [`${book} ${chapter}`, line]));
      stored.set(edition.id, { edition, lines: byChapter, index });
      files.delete(edition.id);
    },
    remove: async (id) => {
      stored.delete(id);
      files.delete(id);
    },
  };
}
