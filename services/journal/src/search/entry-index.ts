import type { OwnerId } from '@word-unfolded/persistence';
import type { StoredEntry } from '../entries/records/entry-store.js';

/** The search index of entries. */
export abstract class EntryIndex {
  /** Indexes a new entry. Call it in the transaction that creates the entry. */
  abstract add(ownerId: OwnerId, entry: StoredEntry): Promise<void>;

  /** Indexes the current state of an entry. Call it in the transaction that changes the entry. */
  abstract store(ownerId: OwnerId, entry: StoredEntry): Promise<void>;

  abstract forget(ownerId: OwnerId, entryId: string): Promise<void>;
}
