import { AppError, type ImportResult } from '@word-unfolded/contracts';
import {
  takenOverEntry,
  beginEntry,
  editEntry,
  type DeviceEntry,
  type WorkingEntry,
} from '@word-unfolded/journal-merge';
import { log } from '@word-unfolded/ui';
import type { SharedStore } from '../../store/store.js';
import type { JournalServer } from '../journal-types.js';
import { entryPath, pathsOf, type QueuedImport } from '../stored/stored-journal.js';

/** Pending imports, by the local ids of their entries. */
export type WaitingImports = ReadonlyMap<string, QueuedImport>;

/**
 * Imported entries that wait for the server. Each also exists as an entry on this device, which is not sent before the
 * import.
 */
export class QueuedImports {
  constructor(
    private readonly owner: string,
    private readonly store: SharedStore<QueuedImport>,
    private readonly server: JournalServer,
  ) {}

  /** @throws Error when the device refuses to store them */
  async add(imports: WaitingImports): Promise<void> {
    if (imports.size > 0)
      await this.store.changeMany(this.pathsOf(imports.keys()), () => this.byPath(imports));
  }

  /** Removes some: the server has them, or the reader has deleted them. */
  async remove(localIds: Iterable<string>): Promise<void> {
    const paths = this.pathsOf(localIds);
    if (paths.length === 0) return;
    await this.store.changeMany(
      paths,
      (stored) => new Map([...stored.keys()].map((path) => [path, undefined])),
    );
  }

  async waiting(): Promise<WaitingImports> {
    const begin = pathsOf(this.owner);
    const pairs = await this.store.readPairs(begin);
    return new Map(pairs.map(([path, queued]) => [path.slice(begin.length), queued]));
  }

  /**
   * Sends the pending imports. A refused import is removed: its entry is sent like any other, and reports the reason.
   *
   * @returns the imports that the server has now, to be removed when this device has received their entries
   * @throws the error for which the server could not be reached
   */
  async send(): Promise<WaitingImports> {
    const waiting = await this.waiting();
    if (waiting.size === 0) return waiting;
    const names = new Map([...waiting].map(([localId, { filed }]) => [filed.key, localId]));
    let results: readonly ImportResult[];
    try {
      results = await this.server.importEntries([...waiting.values()].map(({ filed }) => filed));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500 || error.status < 400) throw error;
      log.warn('The server does not accept imported entries yet', error);
      return new Map();
    }
    const taken = new Map<string, QueuedImport>();
    const refused: string[] = [];
    for (const { key, status } of results) {
      const localId = names.get(key) ?? '';
      const queued = waiting.get(localId);
      if (status === 'refused') refused.push(localId);
      else if (queued) taken.set(localId, queued);
    }
    await this.remove(refused);
    return taken;
  }

  private pathsOf(localIds: Iterable<string>): string[] {
    return [...localIds].map((localId) => entryPath(this.owner, localId));
  }

  private byPath(imports: WaitingImports): ReadonlyMap<string, QueuedImport> {
    return new Map([...imports].map(([localId, queued]) => [entryPath(this.owner, localId), queued]));
  }
}

/**
 * The entry of an import after it arrives from the server: the server's entry, with the reader's changes since the
 * import. Until then, and for every other entry, it stays as it is.
 */
export function afterImport(entry: DeviceEntry, imports: WaitingImports): DeviceEntry {
  const { key, localId, waiting, shared, working } = entry;
  const queued = imports.get(localId ?? '');
  if (!queued || !waiting || shared) return entry;
  const begun = beginEntry(key, queued.fields, entry.createdAt).working;
  const edits = Object.entries(working).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(begun[field as keyof WorkingEntry]),
  );
  const imported = { ...takenOverEntry(waiting), key };
  return edits.length === 0 ? imported : editEntry(imported, Object.fromEntries(edits), entry.updatedAt);
}
