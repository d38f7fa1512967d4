import type { SavedNote, VersesOfNote } from '@word-unfolded/contracts';
import { isSameWriting, writingsOf, type Note, type Written } from './stored-note.js';

/** The fields of a note that the server stores. */
export type NoteContent = Written & { readonly passage: string; readonly verses?: VersesOfNote | undefined };

/** A pending request of a note. It is stored before it is sent, and repeated unchanged until there is a response. */
export type NoteInTransit = NoteContent & {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly inJournal?: string;
  /** The idempotency key: the request is executed once, however often it arrives. */
  readonly key: string;
};

/** This device's knowledge of a note on the server. */
export type NoteAtServer = {
  readonly id: string;
  /** 0 while it is not known to exist there. */
  readonly version: number;
  /** The device's state that corresponds to that version. */
  readonly content: NoteContent | null;
  readonly sending: NoteInTransit | null;
  /** The reader has deleted it here. */
  readonly removed: boolean;
};

export function contentOf({ title, text, passage, verses }: NoteContent): NoteContent {
  return { title, text, passage, ...(verses && { verses }) };
}

export function isSameContent(one: NoteContent, other: NoteContent): boolean {
  return isSameWriting(one, other) && one.passage === other.passage;
}

/** The sync state of a note that is equal on this device and on the server. */
export function knownAs({ id, version }: SavedNote, content: NoteContent): NoteAtServer {
  return { id, version, content: contentOf(content), sending: null, removed: false };
}

/**
 * A note of the server in the form of this device; it counts as saved.
 *
 * @param mine the device's own state; fields that only a device has are retained
 */
export function noteFrom(theirs: SavedNote, mine?: Note): Note {
  const { version: _, inJournal, ...note } = theirs;
  const journal = inJournal === undefined ? {} : { inJournal };
  const saved = { title: note.title, text: note.text, at: note.updatedAt };
  return { ...note, ...journal, ...writingsOf(mine), revision: (mine?.revision ?? 0) + 1, saved };
}
