import type { KeptNote } from '@word-unfolded/contracts';
import { isSameWriting, type Note, type Written } from './kept-note.js';

/** What the server keeps of a note's words. */
export type NoteContent = Written & { readonly passage: string };

/** What is sent of a note. It is stored before it is sent, and sent again as it is until there is an answer. */
export type NoteOnItsWay = NoteContent & {
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Names the sending: however often it arrives, it is done once. */
  readonly key: string;
};

/** What this device knows of a note on the server. */
export type NoteAtServer = {
  readonly id: string;
  /** 0 while it is not known to be there. */
  readonly version: number;
  /** What this device had of it when the server had that version. */
  readonly content: NoteContent | null;
  readonly sending: NoteOnItsWay | null;
  /** The reader has deleted it here. */
  readonly removed: boolean;
};

export function contentOf({ title, text, passage }: NoteContent): NoteContent {
  return { title, text, passage };
}

export function isSameContent(one: NoteContent, other: NoteContent): boolean {
  return isSameWriting(one, other) && one.passage === other.passage;
}

/** What is known of a note that is on this device as it is on the server. */
export function knownAs({ id, version }: KeptNote, content: NoteContent): NoteAtServer {
  return { id, version, content: contentOf(content), sending: null, removed: false };
}

/** A note of the server as this device keeps it: what came from there counts as saved. */
export function noteFrom(theirs: KeptNote, revision = 1): Note {
  const { version: _, ...note } = theirs;
  return { ...note, revision, saved: { title: note.title, text: note.text, at: note.updatedAt } };
}
