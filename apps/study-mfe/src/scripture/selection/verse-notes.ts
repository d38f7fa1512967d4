import { createContext } from 'react';

/** A note of the reader on verses of the open passage. */
export type VerseNote = {
  readonly id: string;
  /** Its title or beginning. */
  readonly name: string;
  /** The canonical verses that it is about, BBCCCVVV. */
  readonly first: number;
  readonly last: number;
};

/** Provides the reader's notes on verses to the text of a passage. */
export const VerseNotesContext = createContext<readonly VerseNote[]>([]);

/** The notes that are about one of some consecutive canonical verses. */
export function notesOn(
  notes: readonly VerseNote[],
  { first, last }: { readonly first: number; readonly last: number },
): readonly VerseNote[] {
  return notes.filter((note) => note.first <= last && first <= note.last);
}
