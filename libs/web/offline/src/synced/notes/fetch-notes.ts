import type { SavedNote } from '@word-unfolded/contracts';
import { isBlank, withVersion, type Note } from './stored-note.js';
import { contentOf, isSameContent, knownAs, noteFrom, type NoteAtServer } from './note-at-server.js';
import type { NoteServer } from './note-server.js';
import { moveToBin } from './move-to-bin.js';
import { notePaths } from './note-paths.js';
import type { NoteStores } from './note-stores.js';

/**
 * Fetches the changes of other devices to a reader's notes. A note that was also changed here is left as it is: it is
 * sent, and the server stores both.
 *
 * @throws AppError of the server; the notes received so far stay
 */
export async function fetchNotes(owner: string, server: NoteServer, stores: NoteStores): Promise<void> {
  const { cursor } = notePaths(owner);
  for (let more = true; more;) {
    const answer = await server.list((await stores.cursors.read(cursor)) ?? 0);
    for (const note of answer.notes) await takeIn(owner, note, stores);
    for (const id of answer.gone) await takeGone(owner, id, stores);
    await stores.cursors.change(cursor, () => answer.cursor);
    ({ more } = answer);
  }
}

async function takeIn(owner: string, theirs: SavedNote, stores: NoteStores): Promise<void> {
  const paths = notePaths(owner);
  const known = await stores.atServer.read(paths.atServer(theirs.id));
  if (known && theirs.version <= known.version) return;
  let replaced: Note | undefined;
  let isTaken = true;
  await stores.notes.change(paths.note(theirs.id), (mine) => {
    replaced = undefined;
    isTaken = true;
    if (!mine || isBlank(mine)) return noteFrom(theirs, mine);
    if (isSameContent(mine, theirs)) return mine;
    isTaken = isAsKnown(mine, known);
    if (!isTaken) return mine;
    replaced = mine;
    return noteFrom(theirs, mine);
  });
  if (replaced) await storeVersion(owner, replaced, stores);
  // Another device has restored it, or wrote in it before it knew of the deletion.
  await stores.notes.change(paths.binned(theirs.id), (binned) =>
    binned && isSameContent(binned, theirs) ? undefined : binned,
  );
  if (isTaken)
    await stores.atServer.change(paths.atServer(theirs.id), () => knownAs(theirs, contentOf(theirs)));
}

/** The text that another device replaces becomes a version of the note, unless it is one already. */
async function storeVersion(owner: string, { id, title, text, updatedAt }: Note, stores: NoteStores) {
  const version = { type: 'notes', title, content: text, timestamp: updatedAt } as const;
  await stores.histories.change(notePaths(owner).history(id), (stored) => withVersion(stored ?? [], version));
}

/** A note that another device has deleted goes into the bin of this one too. */
async function takeGone(owner: string, id: string, stores: NoteStores): Promise<void> {
  const { atServer } = notePaths(owner);
  const known = await stores.atServer.read(atServer(id));
  if (!known || !(await moveToBin(owner, id, stores, (mine) => isAsKnown(mine, known)))) return;
  await stores.atServer.change(atServer(id), () => undefined);
}

/** Whether the note is unchanged here since the last exchange with the server. */
function isAsKnown(mine: Note, known: NoteAtServer | undefined): boolean {
  return known?.content ? isSameContent(mine, known.content) : false;
}
