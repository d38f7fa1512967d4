import type { TextCounts } from '@word-unfolded/domain';
import type { EntryState } from '@word-unfolded/journal-merge';
import type { OwnerId } from '@word-unfolded/persistence';

/** An entry with its word and character counts. */
export type StoredEntry = EntryState & TextCounts;

/** A change or deletion of an entry, with its number in the order of all changes of its reader. */
export type EntryNews = { readonly sequence: number } & (
  | { readonly kind: 'entry'; readonly entry: StoredEntry }
  | { readonly kind: 'gone'; readonly entryId: string; readonly localId: string | null }
);

/** The store of entries. */
export abstract class EntryStore {
  abstract newId(): string;

  /** Finds an entry, also in the bin. Returns null if it belongs to another reader or was permanently deleted. */
  abstract find(ownerId: OwnerId, id: string): Promise<StoredEntry | null>;

  abstract findByLocalId(ownerId: OwnerId, localId: string): Promise<StoredEntry | null>;

  /** Finds the existing entries among these ids or local ids of devices, in no particular order. */
  abstract findNamed(ownerId: OwnerId, names: readonly string[]): Promise<StoredEntry[]>;

  /** Stores a new entry. */
  abstract add(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void>;

  /** Replaces a stored entry. */
  abstract put(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void>;

  /** Permanently deletes an entry. A tombstone remains, so that every device sees the deletion. */
  abstract hardDelete(ownerId: OwnerId, entry: StoredEntry, sequence: number): Promise<void>;

  /** Returns the changes after a number, in order. */
  abstract newsAfter(ownerId: OwnerId, sequence: number, limit: number): Promise<EntryNews[]>;
}
