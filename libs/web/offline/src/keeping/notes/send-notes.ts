import { newIdempotencyKey } from '@word-unfolded/api-client';
import { CatalogueError, NOTE_LIMITS, type NoteOutcome } from '@word-unfolded/contracts';
import { isBlank, type Note } from './kept-note.js';
import {
  contentOf,
  isSameContent,
  knownAs,
  noteFrom,
  type NoteAtServer,
  type NoteOnItsWay,
} from './note-at-server.js';
import type { NoteServer } from './note-server.js';
import { notePaths, type NoteKeeps } from './note-shelf.js';

/** Refusals of one note that say nothing of the others. */
const OF_ONE_NOTE: ReadonlySet<string> = new Set(['NOTES_FULL', 'NOTE_NOT_FOUND', 'VALIDATION_FAILED']);

/**
 * Learns what became of notes that were sent and had no answer. It comes before anything is fetched: an answer that is given
 * again may be older than what the server has by now.
 *
 * @throws CatalogueError of the server
 */
export async function settleNotes(owner: string, server: NoteServer, keeps: NoteKeeps): Promise<void> {
  const atServer = await keeps.atServer.readAll(notePaths(owner).allAtServer);
  for (const { id, sending } of atServer) if (sending) await sendOne(owner, id, server, keeps);
}

/** Brings what was written here to the server, and tells it what was deleted. @throws CatalogueError of the server */
export async function sendNotes(owner: string, server: NoteServer, keeps: NoteKeeps): Promise<void> {
  const paths = notePaths(owner);
  const [notes, atServer] = await Promise.all([
    keeps.notes.readAll(paths.notes),
    keeps.atServer.readAll(paths.allAtServer),
  ]);
  const known = new Map(atServer.map((each) => [each.id, each]));
  for (const { id, version, removed } of atServer)
    if (removed) await sendRemoval(owner, id, version, server, keeps);
  for (const note of notes)
    if (isToBeSent(note, known.get(note.id))) await sendOne(owner, note.id, server, keeps);
}

/** Whether a note can be kept on the server: longer ones stay on the device where they were written. */
export function fitsServer({ title, text, passage }: Pick<Note, 'title' | 'text' | 'passage'>): boolean {
  const { titleCharacters, textCharacters, passageCharacters } = NOTE_LIMITS;
  return (
    title.length <= titleCharacters && text.length <= textCharacters && passage.length <= passageCharacters
  );
}

function isToBeSent(note: Note, known: NoteAtServer | undefined): boolean {
  if (known?.removed) return false;
  if (isBlank(note) || !fitsServer(note)) return false;
  return !known?.content || !isSameContent(note, known.content);
}

async function sendRemoval(owner: string, id: string, version: number, server: NoteServer, keeps: NoteKeeps) {
  const isDone = await server.remove(id, version).catch((error: unknown) => {
    if (isOfOneNote(error)) return true; // it is not there any more
    throw error;
  });
  // Otherwise it was changed elsewhere: the next fetching brings it back.
  if (isDone) await keeps.atServer.change(notePaths(owner).atServer(id), () => undefined);
}

async function sendOne(owner: string, id: string, server: NoteServer, keeps: NoteKeeps): Promise<void> {
  const path = notePaths(owner).atServer(id);
  const note = await keeps.notes.read(notePaths(owner).note(id));
  const remembered = await keeps.atServer.change(path, (known) => ({
    ...(known ?? { id, version: 0, content: null, removed: false }),
    sending: known?.sending ?? (note ? onItsWay(note) : null),
  }));
  if (!remembered?.sending) return;
  const { sending, version } = remembered;
  try {
    await settle(owner, id, sending, await server.keep(id, version, sending), keeps);
  } catch (error) {
    if (!isOfOneNote(error)) throw error;
    // What the server does not know is new to it; what it refuses stays here, and is offered again later.
    const isUnknown = error.code === 'NOTE_NOT_FOUND';
    await keeps.atServer.change(path, (known) =>
      known && !isUnknown && known.version > 0 ? { ...known, sending: null } : undefined,
    );
  }
}

function onItsWay(note: Note): NoteOnItsWay {
  const { createdAt, updatedAt } = note;
  return { ...contentOf(note), createdAt, updatedAt, key: newIdempotencyKey() };
}

/** Keeps what the server answered. Done twice, after a page that died in between, it comes to the same. */
async function settle(
  owner: string,
  id: string,
  sending: NoteOnItsWay,
  { note, copy }: NoteOutcome,
  keeps: NoteKeeps,
): Promise<void> {
  const paths = notePaths(owner);
  if (copy) {
    await keeps.notes.changeMany([paths.note(id), paths.note(copy.id)], (kept) => {
      const mine = kept.get(paths.note(id));
      const aside = kept.get(paths.note(copy.id)) ?? (mine ? { ...mine, id: copy.id } : noteFrom(copy));
      const theirs = { ...noteFrom(note, (mine?.revision ?? 0) + 1), aside: copy.id };
      return new Map([
        [paths.note(id), theirs],
        [paths.note(copy.id), aside],
      ]);
    });
    await keeps.atServer.change(paths.atServer(copy.id), (known) => known ?? knownAs(copy, sending));
  }
  const content = copy ? note : sending;
  await keeps.atServer.change(paths.atServer(id), (known) => ({
    ...knownAs(note, content),
    removed: known?.removed ?? false,
  }));
}

function isOfOneNote(error: unknown): error is CatalogueError {
  return error instanceof CatalogueError && OF_ONE_NOTE.has(error.code);
}
