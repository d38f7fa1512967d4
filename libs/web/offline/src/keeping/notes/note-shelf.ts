import { createKeep } from '../../kept/create-keep.js';
import type { Keep } from '../../kept/keep.js';
import { withVersion, type Note, type NoteVersion } from './kept-note.js';
import type { NoteAtServer } from './note-at-server.js';

type Versions = readonly NoteVersion[];

/** Where the notes of one owner are kept on this device. */
export type NoteShelf = {
  readonly read: (id: string) => Promise<Note | undefined>;
  /** All notes, the one written last first. */
  readonly list: () => Promise<Note[]>;
  readonly change: (id: string, change: (kept: Note | undefined) => Note | undefined) => Promise<void>;
  readonly versions: (id: string) => Promise<Versions>;
  readonly addVersion: (id: string, version: NoteVersion) => Promise<void>;
  /** Takes a note away with its history, everywhere. */
  readonly remove: (id: string) => Promise<void>;
  /** Hears the ids of notes that change, here or in another tab; answers with how to stop. */
  readonly watch: (hear: (id: string) => void) => () => void;
};

/** What is kept of notes: themselves, their histories, and how far the server knows them. */
export type NoteKeeps = {
  readonly notes: Keep<Note>;
  readonly histories: Keep<Versions>;
  readonly atServer: Keep<NoteAtServer>;
  /** How far this device has heard of the notes on the server, by owner. */
  readonly cursors: Keep<number>;
};

/** All of it is in one database, under the name of the specification (section 9). */
const DATABASE = 'bible_notes';

export const NOTE_KEEPS: NoteKeeps = {
  notes: createKeep(DATABASE),
  histories: createKeep(DATABASE),
  atServer: createKeep(DATABASE),
  cursors: createKeep(DATABASE),
};

/** Where something of an owner's notes is in the database. */
export const notePaths = (owner: string) => ({
  notes: `note/${owner}/`,
  note: (id: string) => `note/${owner}/${id}`,
  history: (id: string) => `history/${owner}/${id}`,
  allAtServer: `server/${owner}/`,
  atServer: (id: string) => `server/${owner}/${id}`,
  cursor: `cursor/${owner}`,
});

/** The notes of an owner. */
export function noteShelf(owner: string, keeps: NoteKeeps = NOTE_KEEPS): NoteShelf {
  const paths = notePaths(owner);
  return {
    read: (id) => keeps.notes.read(paths.note(id)),
    list: async () =>
      (await keeps.notes.readAll(paths.notes)).sort((one, other) =>
        one.updatedAt > other.updatedAt ? -1 : 1,
      ),
    change: async (id, change) => void (await keeps.notes.change(paths.note(id), change)),
    versions: async (id) => (await keeps.histories.read(paths.history(id))) ?? [],
    addVersion: async (id, version) =>
      void (await keeps.histories.change(paths.history(id), (kept) => withVersion(kept ?? [], version))),
    remove: async (id) => {
      await keeps.atServer.change(paths.atServer(id), (known) => known && { ...known, removed: true });
      await keeps.notes.change(paths.note(id), () => undefined);
      await keeps.histories.change(paths.history(id), () => undefined);
    },
    watch: (hear) =>
      keeps.notes.watch((path) => {
        if (path.startsWith(paths.notes)) hear(path.slice(paths.notes.length));
      }),
  };
}
