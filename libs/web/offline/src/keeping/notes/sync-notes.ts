import { CatalogueError } from '@word-unfolded/contracts';
import { VISITOR } from '../../kept/use-owner.js';
import { isBlank, withVersion } from './kept-note.js';
import { fetchNotes } from './fetch-notes.js';
import type { NoteServer } from './note-server.js';
import { NOTE_KEEPS, notePaths, type NoteKeeps } from './note-shelf.js';
import { sendNotes, settleNotes } from './send-notes.js';

/**
 * What a visitor wrote on this device becomes the reader's who signs in, with its versions. A note that they have already,
 * because a page died in the midst of this, is one note: what it is by now stays, the rest is among its versions.
 */
export async function adoptNotes(owner: string, keeps: NoteKeeps = NOTE_KEEPS): Promise<void> {
  const [visitors, own] = [notePaths(VISITOR), notePaths(owner)];
  for (const note of await keeps.notes.readAll(visitors.notes)) {
    const { id, title, text, updatedAt } = note;
    if (!isBlank(note)) {
      const earlier = (await keeps.histories.read(visitors.history(id))) ?? [];
      const last = { type: 'notes', title, content: text, timestamp: updatedAt } as const;
      await keeps.histories.change(own.history(id), (kept) => kept ?? withVersion(earlier, last));
      await keeps.notes.change(own.note(id), (kept) => kept ?? note);
    }
    await keeps.notes.change(visitors.note(id), () => undefined);
    await keeps.histories.change(visitors.history(id), () => undefined);
  }
}

/**
 * Keeps the notes of a reader the same here and on the server. Below plus, what is there is read and nothing is sent.
 *
 * @throws CatalogueError of the server; nothing is lost by it
 */
export async function syncNotes(
  owner: string,
  server: NoteServer,
  keeps: NoteKeeps = NOTE_KEEPS,
): Promise<void> {
  await unlessBelowPlus(settleNotes(owner, server, keeps));
  await fetchNotes(owner, server, keeps);
  await unlessBelowPlus(sendNotes(owner, server, keeps));
}

async function unlessBelowPlus(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof CatalogueError && error.code === 'TIER_REQUIRED')) throw error;
  }
}
