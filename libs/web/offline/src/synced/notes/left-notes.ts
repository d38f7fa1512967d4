import type { BegunChanges } from '../../store/begun-changes.js';
import type { SharedStore } from '../../store/store.js';
import { isBlank, isSameWriting, type Note } from './stored-note.js';

/** A note as a page had it that was left, and the revision on the device that the page knew; 0 for none. */
export type LeftNote = { readonly note: Note; readonly seen: number };

/** Stores what pages have left. A note that was changed meanwhile stays, and the left text becomes another one. */
export async function storeLeft(
  left: BegunChanges<LeftNote>,
  notes: SharedStore<Note>,
  pathOf: (id: string) => string,
): Promise<void> {
  for (const { name, changes } of left.left()) {
    for (const { note, seen } of changes) {
      const aside = { ...note, id: `${note.id}-${seen + 1}`, revision: 1, saved: null };
      await notes.changeMany([pathOf(note.id), pathOf(aside.id)], (stored) => {
        const now = stored.get(pathOf(note.id));
        const isStored = !left.has(name) || (now ? isSameWriting(now, note) : isBlank(note));
        if (isStored) return new Map();
        if ((now?.revision ?? 0) === seen)
          return new Map([[pathOf(note.id), { ...note, revision: seen + 1 }]]);
        return new Map([[pathOf(aside.id), aside]]);
      });
    }
    left.end(name);
  }
}
