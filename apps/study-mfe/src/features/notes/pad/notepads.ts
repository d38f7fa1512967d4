import { noteShelf, type NoteShelf } from '@word-unfolded/offline';
import { keptText } from '@word-unfolded/ui';
import { createNotepad, type Notepad } from './notepad.js';

/** A notepad and the shelf that it writes to. */
export type OwnNotes = { readonly pad: Notepad; readonly shelf: NoteShelf };

const ownNotes = new Map<string, OwnNotes>();

/** The notepad of an owner in this tab: it stays while the reader goes to another page and comes back. */
export function notesOf(owner: string): OwnNotes {
  const known = ownNotes.get(owner);
  if (known) return known;
  const shelf = noteShelf(owner);
  const made = { shelf, pad: createNotepad({ shelf, openNote: keptText(`openNote/${owner}`, 'tab') }) };
  ownNotes.set(owner, made);
  return made;
}
