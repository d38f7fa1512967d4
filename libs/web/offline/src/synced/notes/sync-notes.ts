import { AppError } from '@word-unfolded/contracts';
import { VISITOR } from '../../store/use-owner.js';
import { isBlank, withVersion } from './stored-note.js';
import { fetchNotes } from './fetch-notes.js';
import type { NoteServer } from './note-server.js';
import { notePaths } from './note-paths.js';
import { NOTE_STORES, type NoteStores } from './note-stores.js';
import { sendNotes, settleNotes } from './send-notes.js';

/**
 * The notes of a visitor on this device become those of the reader who signs in, with their versions. A note that the
 * reader has already, after an interruption of this step, stays one note: its present state stays, the rest becomes
 * versions.
 */
export async function importNotes(owner: string, stores: NoteStores = NOTE_STORES): Promise<void> {
  const [visitors, own] = [notePaths(VISITOR), notePaths(owner)];
  for (const note of await stores.notes.readAll(visitors.notes)) {
    const { id, title, text, updatedAt } = note;
    if (!isBlank(note)) {
      const earlier = (await stores.histories.read(visitors.history(id))) ?? [];
      const last = { type: 'notes', title, content: text, timestamp: updatedAt } as const;
      await stores.histories.change(own.history(id), (stored) => stored ?? withVersion(earlier, last));
      await stores.notes.change(own.note(id), (stored) => stored ?? note);
    }
    await stores.notes.change(visitors.note(id), () => undefined);
    await stores.histories.change(visitors.history(id), () => undefined);
  }
  for (const binned of await stores.notes.readAll(visitors.bin)) {
    const earlier = await stores.histories.read(visitors.history(binned.id));
    await stores.histories.change(own.history(binned.id), (stored) => stored ?? earlier);
    await stores.notes.changeMany([visitors.binned(binned.id), own.binned(binned.id)], (stored) => {
      const known = stored.get(own.binned(binned.id));
      return new Map([
        [own.binned(binned.id), known ?? binned],
        [visitors.binned(binned.id), undefined],
      ]);
    });
    await stores.histories.change(visitors.history(binned.id), () => undefined);
  }
}

/**
 * Synchronises the notes of a reader with the server. Below plus, only notes on verses are sent.
 *
 * @throws AppError of the server; no data is lost
 */
export async function syncNotes(
  owner: string,
  server: NoteServer,
  stores: NoteStores = NOTE_STORES,
): Promise<void> {
  await unlessBelowPlus(settleNotes(owner, server, stores));
  await fetchNotes(owner, server, stores);
  await unlessBelowPlus(sendNotes(owner, server, stores));
}

async function unlessBelowPlus(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'TIER_REQUIRED')) throw error;
  }
}
