import type { EntryText } from '@word-unfolded/domain';
import type { VersionRecord } from '@word-unfolded/journal-merge';
import type { OwnerId } from '@word-unfolded/persistence';

/** Where the texts that entries have had are kept, and those that devices sent for them. */
export abstract class VersionStore {
  abstract add(ownerId: OwnerId, entryId: string, records: readonly VersionRecord[]): Promise<void>;

  /** The text of a version; null when there is none. */
  abstract textOf(ownerId: OwnerId, entryId: string, number: number): Promise<EntryText | null>;

  /** The number of the text that the entry had at a version of it; 0 when that is not known. */
  abstract numberAt(ownerId: OwnerId, entryId: string, version: number): Promise<number>;
}
