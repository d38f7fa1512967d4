import { BIN_DAYS } from '@word-unfolded/domain';
import { isBlank, isSameWriting, type BinnedNote, type Note } from './stored-note.js';
import { newNoteId } from './note-id.js';
import { notePaths } from './note-paths.js';
import { NOTE_STORES, type NoteStores } from './note-stores.js';

const BIN_MS = BIN_DAYS * 86_400_000;

/** The deleted notes of an owner that this device still has. */
export type NoteBin = {
  /** The last deleted one first. */
  readonly list: () => Promise<readonly BinnedNote[]>;
  /** Puts a note back, everywhere. @returns its id; undefined if this device no longer has it */
  readonly restore: (id: string) => Promise<string | undefined>;
  /** Deletes a note for good. */
  readonly purge: (id: string) => Promise<void>;
};

/** The bin of an owner's notes on this device. */
export function noteBin(owner: string, stores: NoteStores = NOTE_STORES): NoteBin {
  return {
    list: () => readBin(owner, stores),
    restore: (id) => restoreNote(owner, id, stores),
    purge: (id) => purgeNote(owner, id, stores),
  };
}

/** The notes in the bin, the last deleted one first. Those whose time is over are deleted for good. */
async function readBin(owner: string, stores: NoteStores): Promise<BinnedNote[]> {
  const binned = (await stores.notes.readAll(notePaths(owner).bin)).filter(isBinned);
  const before = new Date(Date.now() - BIN_MS).toISOString();
  for (const { id, removedAt } of binned) if (removedAt < before) await purgeNote(owner, id, stores);
  return binned
    .filter(({ removedAt }) => removedAt >= before)
    .sort((one, other) => (one.removedAt > other.removedAt ? -1 : 1));
}

/**
 * Puts a note of the bin back among the notes, here and on the other devices. Where a note with its id exists again,
 * because another device wrote in it, it becomes a note of its own.
 *
 * @returns the id of the note; undefined if the bin does not have it
 */
async function restoreNote(owner: string, id: string, stores: NoteStores): Promise<string | undefined> {
  const newId = newNoteId();
  const paths = notePaths(owner);
  if (!(await stores.notes.read(paths.binned(id)))) return undefined;
  // What the server has is unknown until it answers: it may have carried out the deletion, or may be doing so.
  await stores.atServer.change(
    paths.atServer(id),
    (known) => known && (known.removed ? { ...known, removed: false, content: null } : known),
  );
  let restored: string | undefined;
  await stores.notes.changeMany([paths.note(id), paths.binned(id), paths.note(newId)], (stored) => {
    const [live, binned] = [stored.get(paths.note(id)), stored.get(paths.binned(id))];
    restored = undefined;
    if (!binned || !isBinned(binned)) return new Map();
    const { removedAt: _, ...note } = binned;
    const isTaken = live !== undefined && !isBlank(live);
    restored = isTaken && !isSameWriting(live, note) ? newId : id;
    const revision = (live?.revision ?? note.revision) + 1;
    return new Map<string, Note | undefined>([
      [paths.binned(id), undefined],
      [paths.note(restored), { ...note, id: restored, revision }],
    ]);
  });
  return restored;
}

/** Deletes a note of the bin for good, on this device; its versions stay if a note with its id exists again. */
async function purgeNote(owner: string, id: string, stores: NoteStores): Promise<void> {
  const paths = notePaths(owner);
  await stores.notes.change(paths.binned(id), () => undefined);
  if (!(await stores.notes.read(paths.note(id))))
    await stores.histories.change(paths.history(id), () => undefined);
}

function isBinned(note: Note): note is BinnedNote {
  return 'removedAt' in note;
}
