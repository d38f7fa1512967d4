import type { OwnerId } from '@word-unfolded/persistence';
import type { StoredEntry } from './entry-store.js';

/** Deletes an entry for good with all that was kept of it. To be called in a transaction. */
export abstract class EntryBurial {
  abstract bury(ownerId: OwnerId, entry: StoredEntry): Promise<void>;
}
