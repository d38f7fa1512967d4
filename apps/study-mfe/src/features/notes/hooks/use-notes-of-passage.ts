import type { Note, NoteRepository } from '@word-unfolded/offline';
import { useCallback } from 'react';
import { hasContent, notesOfPassage } from '../pad/notes-of-passage.js';
import { useNoteQuery } from './use-note-query.js';

/** The notes of this device beside a passage; the most recently written first in each list. */
export type NotesBesidePassage = {
  /** Those about the passage: those on exactly it before the others. */
  readonly here: readonly Note[];
  readonly elsewhere: readonly Note[];
};

/** The notes of this device by the open passage; undefined until the device has been read. */
export function useNotesOfPassage(
  repository: NoteRepository,
  passage: string,
  isWanted = true,
): NotesBesidePassage | undefined {
  const ask = useCallback(async () => {
    const notes = await repository.list();
    const { exact, near } = await notesOfPassage(notes, passage);
    const here = [...exact, ...near];
    const ids = new Set(here.map(({ id }) => id));
    return { here, elsewhere: notes.filter((note) => !ids.has(note.id) && hasContent(note)) };
  }, [repository, passage]);
  return useNoteQuery(repository, isWanted, ask);
}
