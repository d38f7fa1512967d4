import { createKeep, type Keep } from '@word-unfolded/offline';
import { withVersion, type Note, type NoteVersion } from './note.js';

type Versions = readonly NoteVersion[];

/** Where the notes of one owner are kept on this device. */
export type NoteShelf = {
  readonly read: (id: string) => Promise<Note | undefined>;
  /** All notes, the one written last first. */
  readonly list: () => Promise<Note[]>;
  readonly change: (id: string, change: (kept: Note | undefined) => Note | undefined) => Promise<void>;
  readonly versions: (id: string) => Promise<Versions>;
  readonly addVersion: (id: string, version: NoteVersion) => Promise<void>;
  /** Takes a note away with its history. */
  readonly remove: (id: string) => Promise<void>;
  /** Hears the ids of notes that change, here or in another tab; answers with how to stop. */
  readonly watch: (hear: (id: string) => void) => () => void;
};

/** Notes and their histories are in one database, under the name of the specification (section 9). */
const DATABASE = 'bible_notes';
const notes = createKeep<Note>(DATABASE);
const histories = createKeep<Versions>(DATABASE);

/** The notes of an owner. */
export function noteShelf(
  owner: string,
  noteKeep: Keep<Note> = notes,
  historyKeep: Keep<Versions> = histories,
): NoteShelf {
  const prefix = `note/${owner}/`;
  const history = (id: string) => `history/${owner}/${id}`;
  return {
    read: (id) => noteKeep.read(prefix + id),
    list: async () =>
      (await noteKeep.readAll(prefix)).sort((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1)),
    change: async (id, change) => void (await noteKeep.change(prefix + id, change)),
    versions: async (id) => (await historyKeep.read(history(id))) ?? [],
    addVersion: async (id, version) =>
      void (await historyKeep.change(history(id), (kept) => withVersion(kept ?? [], version))),
    remove: async (id) => {
      await noteKeep.change(prefix + id, () => undefined);
      await historyKeep.change(history(id), () => undefined);
    },
    watch: (hear) =>
      noteKeep.watch((key) => {
        if (key.startsWith(prefix)) hear(key.slice(prefix.length));
      }),
  };
}
