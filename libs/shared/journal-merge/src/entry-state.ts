import type { VERSION_KINDS } from '@word-unfolded/contracts';
import type { EntryConflict, EntryFields, EntryText } from '@word-unfolded/domain';

/** An entry as the server stores it. */
export type EntryState = Omit<EntryFields, 'binned'> & {
  readonly id: string;
  readonly localId: string | null;
  /** Increases with every change. */
  readonly version: number;
  /** The version that has the present text. */
  readonly textVersion: number;
  /** When it was moved to the bin; null if it is not there. */
  readonly deletedAt: string | null;
  /** The version that last moved it to the bin or restored it; 0 for none. */
  readonly binVersion: number;
  readonly conflict: StoredConflict | null;
  /** The values of unknown keys from an imported file, as JSON. */
  readonly unknownKeys?: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A conflict, and the versions that determine who has seen it. */
export type StoredConflict = EntryConflict & {
  /** The version of the entry that introduced it: a client that knows a lower one has not seen it. */
  readonly version: number;
  /** The version that has `mine`: a change based on it continues that side. */
  readonly mineVersion: number;
};

/** A text that an entry has had, or that a device sent for it. */
export type VersionRecord = EntryText & {
  readonly number: number;
  readonly kind: (typeof VERSION_KINDS)[number];
  readonly at: string;
};

/** The text of an entry. */
export function textOf({ title, content }: EntryText): EntryText {
  return { title, content };
}

export function sameText(one: EntryText, other: EntryText): boolean {
  return one.title === other.title && one.content === other.content;
}
