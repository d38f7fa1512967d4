import type { KeptNote } from '@word-unfolded/contracts';
import { isBlank, withVersion, type Note } from './kept-note.js';
import { contentOf, isSameContent, knownAs, noteFrom, type NoteAtServer } from './note-at-server.js';
import type { NoteServer } from './note-server.js';
import { notePaths, type NoteKeeps } from './note-shelf.js';

/**
 * Learns what other devices did to the notes of a reader. What was written here too is left as it is: it is sent, and the
 * server keeps both.
 *
 * @throws CatalogueError of the server; what came until then stays
 */
export async function fetchNotes(owner: string, server: NoteServer, keeps: NoteKeeps): Promise<void> {
  const { cursor } = notePaths(owner);
  for (let more = true; more;) {
    const answer = await server.list((await keeps.cursors.read(cursor)) ?? 0);
    for (const note of answer.notes) await takeIn(owner, note, keeps);
    for (const id of answer.gone) await takeAway(owner, id, keeps);
    await keeps.cursors.change(cursor, () => answer.cursor);
    ({ more } = answer);
  }
}

async function takeIn(owner: string, theirs: KeptNote, keeps: NoteKeeps): Promise<void> {
  const paths = notePaths(owner);
  const known = await keeps.atServer.read(paths.atServer(theirs.id));
  if (known && theirs.version <= known.version) return;
  let replaced: Note | undefined;
  let isTaken = true;
  await keeps.notes.change(paths.note(theirs.id), (mine) => {
    replaced = undefined;
    isTaken = true;
    if (!mine || isBlank(mine)) return noteFrom(theirs, (mine?.revision ?? 0) + 1);
    if (isSameContent(mine, theirs)) return mine;
    isTaken = isAsKnown(mine, known);
    if (!isTaken) return mine;
    replaced = mine;
    return noteFrom(theirs, mine.revision + 1);
  });
  if (replaced) await keepVersion(owner, replaced, keeps);
  if (isTaken)
    await keeps.atServer.change(paths.atServer(theirs.id), () => knownAs(theirs, contentOf(theirs)));
}

/** What another device replaces is among the versions of the note, unless it is there already. */
async function keepVersion(owner: string, { id, title, text, updatedAt }: Note, keeps: NoteKeeps) {
  const version = { type: 'notes', title, content: text, timestamp: updatedAt } as const;
  await keeps.histories.change(notePaths(owner).history(id), (kept) => withVersion(kept ?? [], version));
}

async function takeAway(owner: string, id: string, keeps: NoteKeeps): Promise<void> {
  const paths = notePaths(owner);
  const known = await keeps.atServer.read(paths.atServer(id));
  if (!known) return;
  let isTaken = true;
  await keeps.notes.change(paths.note(id), (mine) => {
    isTaken = !mine || isAsKnown(mine, known);
    return isTaken ? undefined : mine;
  });
  if (!isTaken) return;
  await keeps.histories.change(paths.history(id), () => undefined);
  await keeps.atServer.change(paths.atServer(id), () => undefined);
}

/** Whether nothing was written here since the server was told, or told us. */
function isAsKnown(mine: Note, known: NoteAtServer | undefined): boolean {
  return known?.content ? isSameContent(mine, known.content) : false;
}
