import type { DeviceEntry } from '@word-unfolded/journal-merge';
import { log } from '@word-unfolded/ui';
import type { SharedStore } from '../../store/store.js';
import { entryPath, pathsOf } from './stored-journal.js';

/**
 * The server ids of entries that were created on a device, by local id: an address with a local id, such as that of a
 * page, leads to the same entry later.
 */
export class IdMappings {
  /** Undefined after somebody else has changed it, such as another tab, or the reader's sign-out. */
  private stored: ReadonlyMap<string, string> | undefined;

  constructor(
    private readonly owner: string,
    private readonly store: SharedStore<string>,
  ) {
    store.watch((path) => {
      if (path.startsWith(pathsOf(owner))) this.stored = undefined;
    });
  }

  /** Updates the stored ids from the present entries. A refused write is repeated the next time. */
  async follow(entries: Iterable<DeviceEntry>): Promise<void> {
    try {
      const stored = this.stored ?? new Map(await this.store.readPairs(pathsOf(this.owner)));
      this.stored = stored;
      const changes = changesOf(stored, mappingsOf(this.owner, entries));
      if (changes.size > 0) await this.store.changeMany([...changes.keys()], () => changes);
    } catch (error) {
      log.warn('The device could not store the ids that the server assigned', error);
    }
  }
}

function mappingsOf(owner: string, entries: Iterable<DeviceEntry>): Map<string, string> {
  const mappings = new Map<string, string>();
  for (const { localId, serverId } of entries)
    if (localId !== null && serverId !== null) mappings.set(entryPath(owner, localId), serverId);
  return mappings;
}

function changesOf(
  stored: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): Map<string, string | undefined> {
  const changes = new Map<string, string | undefined>();
  for (const [path, serverId] of wanted) if (stored.get(path) !== serverId) changes.set(path, serverId);
  for (const path of stored.keys()) if (!wanted.has(path)) changes.set(path, undefined);
  return changes;
}
