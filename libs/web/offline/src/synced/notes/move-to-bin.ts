import { notePaths } from './note-paths.js';
import type { NoteStores } from './note-stores.js';
import { isBlank, type BinnedNote, type Note } from './stored-note.js';

/**
 * Moves a note into the bin of this device, with its versions; a blank one is deleted at once.
 *
 * @param isToGo whether the note that is stored now may go
 * @returns whether it has gone, or was not there
 */
export async function moveToBin(
  owner: string,
  id: string,
  stores: NoteStores,
  isToGo: (stored: Note) => boolean = () => true,
): Promise<boolean> {
  const paths = notePaths(owner);
  const removedAt = new Date().toISOString();
  let hasGone = true;
  let isKept = false;
  await stores.notes.changeMany([paths.note(id), paths.binned(id)], (stored) => {
    const note = stored.get(paths.note(id));
    hasGone = !note || isToGo(note);
    isKept = stored.has(paths.binned(id));
    if (!note || !hasGone) return new Map();
    const gone = new Map<string, Note | undefined>([[paths.note(id), undefined]]);
    if (isBlank(note)) return gone;
    isKept = true;
    const binned: BinnedNote = { ...note, removedAt };
    return gone.set(paths.binned(id), binned);
  });
  if (hasGone && !isKept) await stores.histories.change(paths.history(id), () => undefined);
  return hasGone;
}
