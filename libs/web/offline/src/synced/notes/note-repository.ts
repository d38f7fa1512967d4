import {
  BegunChanges,
  ownersOfBegun,
  SYNCHRONOUS_STORAGE,
  type SynchronousStorage,
} from '../../store/begun-changes.js';
import { storeLeft, type LeftNote } from './left-notes.js';
import { moveToBin } from './move-to-bin.js';
import { notePaths } from './note-paths.js';
import { DATABASE, NOTE_STORES, type NoteStores } from './note-stores.js';
import { withVersion, type Note, type NoteVersion, type Written } from './stored-note.js';

type Versions = readonly NoteVersion[];

/** The repository of the notes of one owner on this device. */
export type NoteRepository = {
  readonly read: (id: string) => Promise<Note | undefined>;
  /** All notes, the most recently written first. */
  readonly list: () => Promise<Note[]>;
  readonly change: (id: string, change: (stored: Note | undefined) => Note | undefined) => Promise<void>;
  readonly versions: (id: string) => Promise<Versions>;
  readonly addVersion: (id: string, version: NoteVersion) => Promise<void>;
  /**
   * Every text of a note that this device knows: the server's, the saved one and the earlier ones, the latest first.
   */
  readonly earlier: (id: string) => Promise<Written[]>;
  /**
   * Notes synchronously, for a page that is being left, what the next page stores if the database does not have it yet.
   *
   * @param seen the revision that the page knew; 0 for none
   * @returns a function to call when the note is stored
   */
  readonly leave: (note: Note, seen: number) => () => void;
  /** Stores what pages have left; where the note has been changed meanwhile, as a note of its own. */
  readonly makeUp: () => Promise<void>;
  /** Deletes a note everywhere. It stays in the bin of each device that had it for 30 days, with its versions. */
  readonly remove: (id: string) => Promise<void>;
  /** Subscribes to the ids of notes that change, also in the bin, here or in another tab; returns the unsubscribe function. */
  readonly watch: (hear: (id: string) => void) => () => void;
};

/** The notes of an owner. */
export function noteRepository(
  owner: string,
  stores: NoteStores = NOTE_STORES,
  storage: SynchronousStorage = SYNCHRONOUS_STORAGE,
): NoteRepository {
  const paths = notePaths(owner);
  const left = new BegunChanges<LeftNote>(DATABASE, owner, storage, () =>
    crypto.getRandomValues(new Uint32Array(3)).join('-'),
  );
  return {
    read: (id) => stores.notes.read(paths.note(id)),
    list: async () =>
      (await stores.notes.readAll(paths.notes)).sort((one, other) =>
        one.updatedAt > other.updatedAt ? -1 : 1,
      ),
    change: async (id, change) => void (await stores.notes.change(paths.note(id), change)),
    versions: async (id) => (await stores.histories.read(paths.history(id))) ?? [],
    addVersion: async (id, version) =>
      void (await stores.histories.change(paths.history(id), (stored) => withVersion(stored ?? [], version))),
    earlier: async (id) => {
      const [note, atServer, versions] = await Promise.all([
        stores.notes.read(paths.note(id)),
        stores.atServer.read(paths.atServer(id)),
        stores.histories.read(paths.history(id)),
      ]);
      const others = [note?.saved, atServer?.sending, atServer?.content];
      return [
        ...others.flatMap((each) => (each ? [{ title: each.title, text: each.text }] : [])),
        ...(versions ?? []).map(({ title, content }) => ({ title, text: content })),
      ];
    },
    leave: (note, seen) => left.begin([{ note, seen }]),
    makeUp: () => storeLeft(left, stores.notes, paths.note),
    remove: async (id) => {
      await stores.atServer.change(paths.atServer(id), (known) => known && { ...known, removed: true });
      await moveToBin(owner, id, stores);
    },
    watch: (hear) =>
      stores.notes.watch((path) => {
        for (const prefix of [paths.notes, paths.bin])
          if (path.startsWith(prefix)) hear(path.slice(prefix.length));
      }),
  };
}

/** Stores what pages have left of the notes of every reader, so that it is treated as their other notes are. */
export async function makeUpNotes(): Promise<void> {
  for (const owner of ownersOfBegun(DATABASE, SYNCHRONOUS_STORAGE)) await noteRepository(owner).makeUp();
}
