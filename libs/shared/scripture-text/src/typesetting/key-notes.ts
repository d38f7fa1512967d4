import type { Note, Verse } from '@word-unfolded/contracts';

/** A note of the edition with its letter. */
export type KeyedNote = Note & {
  readonly letter: string;
  /** Its verse, and its index among the notes of that verse. */
  readonly verse: number;
  readonly index: number;
};

/** Assigns letters to the notes of a chapter, in the order of the text. */
export function keyNotes(verses: readonly Verse[]): KeyedNote[] {
  return verses
    .flatMap((verse) => inOrderOfText(verse).map((index) => ({ verse, index })))
    .flatMap(({ verse, index }, place) => {
      const note = verse.notes[index];
      return note ? [{ ...note, letter: letterOf(place), verse: verse.number, index }] : [];
    });
}

/**
 * Indexes of a verse's notes: those attached to a word in the order of the words, then the rest. A colophon has no
 * letter.
 */
function inOrderOfText({ lines, notes }: Verse): number[] {
  const hung = lines.flatMap(({ spans }) => spans.flatMap((span) => span.notes ?? []));
  return [...new Set([...hung, ...notes.keys()])].filter(
    (index) => notes[index] && notes[index].kind !== 'colophon',
  );
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then aa, ab and so on. */
export function letterOf(place: number): string {
  const letter = ALPHABET[place % ALPHABET.length] ?? '';
  return place < ALPHABET.length ? letter : letterOf(Math.floor(place / ALPHABET.length) - 1) + letter;
}
