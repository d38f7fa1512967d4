import type { OwnerId } from '@word-unfolded/persistence';
import type { StoredEntry } from '../entries/entry-store.js';

/** What makes entries found by their words. */
export abstract class EntryIndex {
  /** Takes up a new entry; to be called in the transaction that makes it. */
  abstract add(ownerId: OwnerId, entry: StoredEntry): Promise<void>;

  /** Takes up an entry as it is now; to be called in the transaction that changes it. */
  abstract keep(ownerId: OwnerId, entry: StoredEntry): Promise<void>;

  abstract forget(ownerId: OwnerId, entryId: string): Promise<void>;
}
