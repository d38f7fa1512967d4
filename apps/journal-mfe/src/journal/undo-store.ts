import { create } from 'zustand';

/** Something that was just done and can be taken back. */
export type Undoable = { readonly id: number; readonly text: string; readonly undo: () => Promise<unknown> };

/** The last thing that can be taken back, wherever in the journal the reader is by now. */
export const useUndoable = create<{ readonly last: Undoable | undefined }>(() => ({ last: undefined }));

let nextId = 1;

/** Offers to take something back. It takes the place of what was offered before. */
export function offerUndo(text: string, undo: Undoable['undo']): void {
  useUndoable.setState({ last: { id: nextId++, text, undo } });
}

/** Takes the offer away; that of another thing stays. */
export function withdrawUndo(id: number): void {
  useUndoable.setState(({ last }) => ({ last: last?.id === id ? undefined : last }));
}
