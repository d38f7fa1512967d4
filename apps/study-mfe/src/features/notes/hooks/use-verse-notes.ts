import { isBlank, noteRepository, useOwner, useStoredNotes } from '@word-unfolded/offline';
import { useMemo } from 'react';
import type { VerseNote } from '../../../scripture/selection/verse-notes.js';
import { nameOf } from '../pad/note.js';
import { useNoteQuery } from './use-note-query.js';

const NO_NOTES: readonly VerseNote[] = [];

/** The notes of the current owner that are on verses, synchronised while the page shows them. */
export function useVerseNotes(): readonly VerseNote[] {
  const owner = useOwner();
  useStoredNotes(owner);
  const repository = useMemo(() => noteRepository(owner ?? ''), [owner]);
  const read = useMemo(
    () => async (): Promise<readonly VerseNote[]> =>
      (await repository.list()).flatMap((note) =>
        note.verses && !isBlank(note) ? [{ id: note.id, name: nameOf(note), ...note.verses }] : [],
      ),
    [repository],
  );
  return useNoteQuery(repository, owner !== undefined, read) ?? NO_NOTES;
}
