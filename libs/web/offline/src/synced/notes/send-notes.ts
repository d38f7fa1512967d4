import { newIdempotencyKey } from '@word-unfolded/api-client';
import { AppError, NOTE_LIMITS, type NoteOutcome } from '@word-unfolded/contracts';
import { isBlank, type Note } from './stored-note.js';
import {
  contentOf,
  isSameContent,
  knownAs,
  noteFrom,
  type NoteAtServer,
  type NoteInTransit,
} from './note-at-server.js';
import type { NoteServer } from './note-server.js';
import { notePaths } from './note-paths.js';
import type { NoteStores } from './note-stores.js';

/** Refusals of one note that do not affect the others. */
const OF_ONE_NOTE: ReadonlySet<string> = new Set(['NOTES_FULL', 'NOTE_NOT_FOUND', 'VALIDATION_FAILED']);

/**
 * Repeats the requests of notes that had no response. It runs before any fetch, because a repeated response may be
 * older than the server's present state.
 *
 * @throws AppError of the server
 */
export async function settleNotes(owner: string, server: NoteServer, stores: NoteStores): Promise<void> {
  const atServer = await stores.atServer.readAll(notePaths(owner).allAtServer);
  for (const { id, sending } of versesFirst(atServer, ({ sending }) => sending?.verses))
    if (sending) await sendOne(owner, id, server, stores);
}

/** Sends the changes and deletions of this device to the server. @throws AppError of the server */
export async function sendNotes(owner: string, server: NoteServer, stores: NoteStores): Promise<void> {
  const paths = notePaths(owner);
  const [notes, atServer] = await Promise.all([
    stores.notes.readAll(paths.notes),
    stores.atServer.readAll(paths.allAtServer),
  ]);
  const known = new Map(atServer.map((each) => [each.id, each]));
  for (const { id, version, removed } of atServer)
    if (removed) await sendRemoval(owner, id, version, server, stores);
  for (const note of versesFirst(notes, ({ verses }) => verses))
    if (isToBeSent(note, known.get(note.id))) await sendOne(owner, note.id, server, stores);
}

/** Notes on verses are sent first: below plus the server refuses the others, which ends the sending. */
function versesFirst<Item>(items: readonly Item[], versesOf: (item: Item) => unknown): Item[] {
  const rank = (item: Item) => (versesOf(item) === undefined ? 1 : 0);
  return [...items].sort((one, other) => rank(one) - rank(other));
}

/** Whether the server accepts a note; longer ones stay on the device where they were written. */
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

async function sendRemoval(
  owner: string,
  id: string,
  version: number,
  server: NoteServer,
  stores: NoteStores,
) {
  const isDone = await server.remove(id, version).catch((error: unknown) => {
    if (isOfOneNote(error)) return true; // it no longer exists
    throw error;
  });
  // Otherwise it was changed elsewhere: the next fetch restores it.
  if (isDone) await stores.atServer.change(notePaths(owner).atServer(id), () => undefined);
}

async function sendOne(owner: string, id: string, server: NoteServer, stores: NoteStores): Promise<void> {
  const path = notePaths(owner).atServer(id);
  const note = await stores.notes.read(notePaths(owner).note(id));
  const remembered = await stores.atServer.change(path, (known) => ({
    ...(known ?? { id, version: 0, content: null, removed: false }),
    sending: known?.sending ?? (note ? onItsWay(note) : null),
  }));
  if (!remembered?.sending) return;
  const { sending, version } = remembered;
  try {
    await settle(owner, id, sending, await server.save(id, version, sending), stores);
  } catch (error) {
    if (!isOfOneNote(error)) throw error;
    // A note that the server does not know is new to it; a refused one stays here, and is sent again later.
    const isUnknown = error.code === 'NOTE_NOT_FOUND';
    await stores.atServer.change(path, (known) =>
      known && !isUnknown && known.version > 0 ? { ...known, sending: null } : undefined,
    );
  }
}

function onItsWay(note: Note): NoteInTransit {
  const { createdAt, updatedAt, inJournal } = note;
  const journal = inJournal === undefined ? {} : { inJournal };
  return { ...contentOf(note), createdAt, updatedAt, ...journal, key: newIdempotencyKey() };
}

/** Stores the response of the server. It is idempotent, so it can be repeated after an interruption. */
async function settle(
  owner: string,
  id: string,
  sending: NoteInTransit,
  { note, copy }: NoteOutcome,
  stores: NoteStores,
): Promise<void> {
  const paths = notePaths(owner);
  if (copy) {
    await stores.notes.changeMany([paths.note(id), paths.note(copy.id)], (stored) => {
      const mine = stored.get(paths.note(id));
      const aside = stored.get(paths.note(copy.id)) ?? (mine ? { ...mine, id: copy.id } : noteFrom(copy));
      const theirs = { ...noteFrom(note, mine), aside: copy.id };
      return new Map([
        [paths.note(id), theirs],
        [paths.note(copy.id), aside],
      ]);
    });
    await stores.atServer.change(paths.atServer(copy.id), (known) => known ?? knownAs(copy, sending));
  }
  const content = copy ? note : sending;
  await stores.atServer.change(paths.atServer(id), (known) => ({
    ...knownAs(note, content),
    removed: known?.removed ?? false,
  }));
}

function isOfOneNote(error: unknown): error is AppError {
  return error instanceof AppError && OF_ONE_NOTE.has(error.code);
}
