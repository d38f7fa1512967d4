import { isSameWriting, type Note, type Written } from '@word-unfolded/offline';

export function blankNote(id: string, passage: string, at: string): Note {
  return { id, title: '', text: '', passage, createdAt: at, updatedAt: at, revision: 0, saved: null };
}

/** Whether something was written since the note was saved last. */
export function isUnsaved(note: Note): boolean {
  return !isSameWriting(note, note.saved ?? { title: '', text: '' });
}

/** What a note is called: its title, else how it begins; empty when nothing is written. */
export function nameOf({ title, text }: Written): string {
  return title.trim() || (text.trim().split('\n', 1)[0] ?? '').slice(0, 80);
}
