import { noteBin, noteRepository, type NoteBin, type NoteRepository } from '@word-unfolded/offline';
import { storedText } from '@word-unfolded/ui';
import { createNotepad, type Notepad } from './notepad.js';

/** A notepad, the store that it writes to, and the deleted notes. */
export type OwnNotes = {
  readonly pad: Notepad;
  readonly repository: NoteRepository;
  readonly bin: NoteBin;
};

const ownNotes = new Map<string, OwnNotes>();

/** The notepad of an owner in this tab: it survives navigation to another page and back. */
export function notesOf(owner: string): OwnNotes {
  const known = ownNotes.get(owner);
  if (known) return known;
  const repository = noteRepository(owner);
  const bin = noteBin(owner);
  const made = {
    repository,
    bin,
    pad: createNotepad({ repository, bin, openNote: storedText(`openNote/${owner}`, 'tab') }),
  };
  ownNotes.set(owner, made);
  return made;
}
