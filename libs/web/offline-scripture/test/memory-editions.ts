import type { DownloadedChapter } from '@word-unfolded/contracts';
import type { SearchIndex } from '../src/search/search-index.js';
import type { EditionStore, KeptEdition, PartialFile } from '../src/storage/edition-store.js';

type Kept = { edition: KeptEdition; lines: ReadonlyMap<string, string>; index: SearchIndex };

/**
 * Texts in memory, for tests.
 *
 * @param room bytes of a file that fit
 */
export function createMemoryEditions({ room = Infinity } = {}): EditionStore & { wipe: () => void } {
  const kept = new Map<string, Kept>();
  const files = new Map<string, { file: PartialFile; data: Uint8Array<ArrayBuffer>[] }>();
  return {
    wipe: () => {
      kept.clear();
      files.clear();
    },
    editions: async () => [...kept.values()].map(({ edition }) => edition),
    edition: async (id) => kept.get(id)?.edition,
    chapter: async (id, book, chapter) => {
      const line = kept.get(id)?.lines.get(`${book} ${chapter}`);
      return line === undefined ? [] : (JSON.parse(line) as DownloadedChapter).verses;
    },
    index: async (id) => kept.get(id)?.index,
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
    keep: async (edition, lines, index) => {
      const byChapter = new Map(lines.map(({ book, chapter, line }) => [`${book} ${chapter}`, line]));
      kept.set(edition.id, { edition, lines: byChapter, index });
      files.delete(edition.id);
    },
    remove: async (id) => {
      kept.delete(id);
      files.delete(id);
    },
  };
}
