import { isSameWriting, type Note, type Written } from '@word-unfolded/offline';

export function blankNote(id: string, passage: string, at: string): Note {
  return { id, title: '', text: '', passage, createdAt: at, updatedAt: at, revision: 0, saved: null };
}

/** Whether the note has changed since it was last saved. */
export function isUnsaved(note: Note): boolean {
  return !isSameWriting(note, note.saved ?? { title: '', text: '' });
}

/** The name of a note: its title, or else its beginning; empty for a blank note. */
export function nameOf({ title, text }: Written): string {
  return title.trim() || (text.trim().split('\n', 1)[0] ?? '').slice(0, 80);
}
