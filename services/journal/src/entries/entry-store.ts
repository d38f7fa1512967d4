import type { TextCounts } from '@word-unfolded/domain';
import type { EntryState } from '@word-unfolded/journal-merge';
import type { OwnerId } from '@word-unfolded/persistence';

/** An entry, and how much it is. */
export type StoredEntry = EntryState & TextCounts;

/** What has happened to an entry, at its place in the order of all changes of its reader. */
export type EntryNews = { readonly sequence: number } & (
  | { readonly kind: 'entry'; readonly entry: StoredEntry }
  | { readonly kind: 'gone'; readonly entryId: string; readonly localId: string | null }
);

/** Where entries are kept. */
export abstract class EntryStore {
  abstract newId(): string;

  /** An entry, also one of the bin; null for one that is not this reader's, or was deleted for good. */
  abstract find(ownerId: OwnerId, id: string): Promise<StoredEntry | null>;

  abstract findByLocalId(ownerId: OwnerId, localId: string): Promise<StoredEntry | null>;

  /** Those of these that there are, by their ids or by what devices called them, in no order. */
  abstract findNamed(ownerId: OwnerId, names: readonly string[]): Promise<StoredEntry[]>;

  /** Keeps a new entry. */
  abstract add(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void>;

  /** Keeps an entry as it is now. */
  abstract put(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void>;

  /** Deletes an entry for good; that it was there is remembered, so that every device learns of its end. */
  abstract bury(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void>;

  /** What has happened after a place, in order. */
  abstract newsAfter(ownerId: OwnerId, sequence: number, limit: number): Promise<EntryNews[]>;
}
