import { useEffect } from 'react';
import { VISITOR } from '../../kept/use-owner.js';
import { errandOf } from '../keep-on-server.js';
import { NOTE_KEEPS, notePaths } from './note-shelf.js';

/** Keeps the notes of a reader who is signed in the same here and on the server, as long as the page shows them. */
export function useKeepNotes(owner: string | undefined): void {
  useEffect(() => {
    if (owner === undefined || owner === VISITOR) return undefined;
    const errand = errandOf('notes', owner);
    const { notes } = notePaths(owner);
    const stopWatching = NOTE_KEEPS.notes.watch((path) => {
      if (path.startsWith(notes)) errand.ask();
    });
    const stop = errand.start();
    return () => {
      stopWatching();
      stop();
    };
  }, [owner]);
}
