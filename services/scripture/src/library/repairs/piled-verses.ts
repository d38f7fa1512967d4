import type { EditionVerse } from '../osis/edition-verse.js';
import { sliceMarked, withOpening } from '../osis/marked-text.js';

/**
 * Slots of the Reina Valera that contain several verses of a longer chapter, because the module is laid out in the
 * numbering of the King James Version. By chapter and the slot's verse: the tagged words (counted from 0) with which
 * the further verses begin. The Strong's numbers of the parts match those of the verses in the King James Version.
 */
const PILED: Readonly<Record<string, readonly number[]>> = {
  'Num.13.33': [23],
  'Num.30.16': [6],
  'Judg.14.20': [20],
  '1Sam.24.22': [9],
  '1Kgs.22.53': [17],
  '1Chr.21.30': [10],
  'Job.39.30': [6, 13, 19, 25, 29, 37, 41, 48],
  'Hos.12.14': [7],
  'Jonah.2.10': [9],
};

/** The verses of a slot: itself, or the verses merged into it. */
export function splitPiledVerses(verse: EditionVerse): EditionVerse[] {
  const words = PILED[`${verse.book}.${verse.chapter}.${verse.number}`] ?? [];
  const starts = [0, ...words.map((word) => startOfSentence(verse, word))];
  return starts.map((start, index) => {
    const body = sliceMarked(verse.body, start, starts[index + 1] ?? verse.body.text.length);
    return index === 0 ? { ...verse, body } : pileMember(verse, index, body);
  });
}

/** Each of them begins a line, as every verse of this edition does. */
function pileMember(verse: EditionVerse, index: number, body: EditionVerse['body']): EditionVerse {
  const number = verse.number + index;
  return { ...verse, number, headings: [], title: null, body: withOpening(body, 'line') };
}

/** The start of a tagged word, including the opening mark of a question or exclamation before it. */
function startOfSentence({ body }: EditionVerse, word: number): number {
  const start = body.links[word]?.start ?? body.text.length;
  return /[¿¡]$/.test(body.text.slice(0, start)) ? start - 1 : start;
}
