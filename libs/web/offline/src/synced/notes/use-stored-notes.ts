import { useEffect } from 'react';
import { VISITOR } from '../../store/use-owner.js';
import { syncTaskOf } from '../save-on-server.js';
import { notePaths } from './note-paths.js';
import { NOTE_STORES } from './note-stores.js';

/** Synchronises the notes of a signed-in reader while the page shows them. */
export function useStoredNotes(owner: string | undefined): void {
  useEffect(() => {
    if (owner === undefined || owner === VISITOR) return undefined;
    const syncTask = syncTaskOf('notes', owner);
    const { notes } = notePaths(owner);
    const stopWatching = NOTE_STORES.notes.watch((path) => {
      if (path.startsWith(notes)) syncTask.request();
    });
    const stop = syncTask.start();
    return () => {
      stopWatching();
      stop();
    };
  }, [owner]);
}
