import type { BookId } from '@word-unfolded/scripture-ref';
import type { EditionVerse } from '../osis/edition-verse.js';
import { sliceMarked } from '../osis/marked-text.js';

/** The letters with a subscription, with their last verse in the Reina Valera. */
const LAST_VERSES: Readonly<Partial<Record<BookId, readonly [chapter: number, verse: number]>>> = {
  Rom: [16, 27],
  '1Cor': [16, 24],
  '2Cor': [13, 13],
  Gal: [6, 18],
  Eph: [6, 24],
  Phil: [4, 23],
  Col: [4, 18],
  '1Thess': [5, 28],
  '2Thess': [3, 18],
  '1Tim': [6, 21],
  '2Tim': [4, 22],
  Titus: [3, 15],
  Phlm: [1, 25],
  Heb: [13, 25],
};

const AMEN = 'Amén.';

/**
 * Moves the subscription of a letter (`Escrita de Roma...`) out of its last verse, where the Reina Valera prints it
 * after the Amen. It is not part of the letter, so it becomes a note.
 */
export function liftColophon(verse: EditionVerse): EditionVerse {
  const [chapter, number] = LAST_VERSES[verse.book] ?? [];
  if (verse.chapter !== chapter || verse.number !== number) return verse;
  const { text } = verse.body;
  const end = text.lastIndexOf(AMEN) + AMEN.length;
  const colophon = text.slice(end).trim();
  if (end < AMEN.length || colophon === '') return verse;
  const body = sliceMarked(verse.body, 0, end);
  const note = { at: body.text.length, note: { kind: 'colophon' as const, text: colophon } };
  return { ...verse, body: { ...body, notes: [...body.notes, note] } };
}
