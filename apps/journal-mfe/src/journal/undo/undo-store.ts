import { create } from 'zustand';

/** A completed action that can be undone. */
export type Undoable = { readonly id: number; readonly text: string; readonly undo: () => Promise<unknown> };

/** The last action that can be undone, wherever in the journal the reader is. */
export const useUndoable = create<{ readonly last: Undoable | undefined }>(() => ({ last: undefined }));

let nextId = 1;

/** Offers to undo an action. It replaces the previous offer. */
export function offerUndo(text: string, undo: Undoable['undo']): void {
  useUndoable.setState({ last: { id: nextId++, text, undo } });
}

/** Removes the offer; a newer one stays. */
export function withdrawUndo(id: number): void {
  useUndoable.setState(({ last }) => ({ last: last?.id === id ? undefined : last }));
}
