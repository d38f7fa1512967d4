import type { EntryText } from '@word-unfolded/domain';
import type { VersionRecord } from '@word-unfolded/journal-merge';
import type { OwnerId } from '@word-unfolded/persistence';

/** Stores the earlier texts of entries, and the texts that devices sent for them. */
export abstract class VersionStore {
  abstract add(ownerId: OwnerId, entryId: string, records: readonly VersionRecord[]): Promise<void>;

  /** Returns the text of a version, or null if it does not exist. */
  abstract textOf(ownerId: OwnerId, entryId: string, number: number): Promise<EntryText | null>;

  /** Returns the number of the latest version with one of these texts, identified by `textHash`; 0 if there is none. */
  abstract numberOfText(ownerId: OwnerId, entryId: string, hashes: ReadonlySet<string>): Promise<number>;

  /** Returns the number of the text that the entry had at one of its versions; 0 if unknown. */
  abstract numberAt(ownerId: OwnerId, entryId: string, version: number): Promise<number>;
}
