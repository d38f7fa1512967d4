import { createSyncedStore } from '../../store/create-store.js';
import type { SharedStore } from '../../store/store.js';
import type { NoteAtServer } from './note-at-server.js';
import type { Note, NoteVersion } from './stored-note.js';

/** The stores of notes: the notes, their histories, and their sync states. */
export type NoteStores = {
  readonly notes: SharedStore<Note>;
  readonly histories: SharedStore<readonly NoteVersion[]>;
  readonly atServer: SharedStore<NoteAtServer>;
  /** The sync position of this device in the server's notes, by owner. */
  readonly cursors: SharedStore<number>;
};

/** All of it is in one database, under the name of the specification (section 9). */
export const DATABASE = 'bible_notes';

export const NOTE_STORES: NoteStores = {
  notes: createSyncedStore(DATABASE),
  histories: createSyncedStore(DATABASE),
  atServer: createSyncedStore(DATABASE),
  cursors: createSyncedStore(DATABASE),
};
