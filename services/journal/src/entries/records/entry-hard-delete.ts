import type { OwnerId } from '@word-unfolded/persistence';
import type { StoredEntry } from './entry-store.js';

/** Permanently deletes an entry with everything stored about it. Call it in a transaction. */
export abstract class EntryHardDelete {
  abstract delete(ownerId: OwnerId, entry: StoredEntry): Promise<void>;
}
