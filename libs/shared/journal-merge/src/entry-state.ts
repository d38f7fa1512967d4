import type { VERSION_KINDS } from '@word-unfolded/contracts';
import type { EntryConflict, EntryFields, EntryText } from '@word-unfolded/domain';

/** An entry as the server keeps it. */
export type EntryState = Omit<EntryFields, 'binned'> & {
  readonly id: string;
  readonly localId: string | null;
  /** Rises with every change. */
  readonly version: number;
  /** The version that has the text as it is. */
  readonly textVersion: number;
  /** Since when it is in the bin; null while it is not. */
  readonly deletedAt: string | null;
  /** The version that put it into the bin, or took it out, last; 0 for none. */
  readonly binVersion: number;
  readonly conflict: KeptConflict | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A conflict, and what decides who has seen it. */
export type KeptConflict = EntryConflict & {
  /** The version of the entry that has it: who knows a lower one has not seen it. */
  readonly version: number;
  /** The version that has `mine`: who goes on from there goes on with that side. */
  readonly mineVersion: number;
};

/** A text that an entry has had, or that a device sent for it. */
export type VersionRecord = EntryText & {
  readonly number: number;
  readonly kind: (typeof VERSION_KINDS)[number];
  readonly at: string;
};

/** The words of an entry. */
export function textOf({ title, content }: EntryText): EntryText {
  return { title, content };
}

export function sameText(one: EntryText, other: EntryText): boolean {
  return one.title === other.title && one.content === other.content;
}
