import type { BookId } from '../canon/books.js';
import { KJV_VERSE_COUNTS } from '../canon/kjv-verse-counts.js';
import type { VerseCounts } from '../canon/verse-counts.js';
import { verseId, type VerseId } from '../verse-id.js';
import type { VerseRange } from '../verse-range.js';
import type { Numbering } from './numbering.js';

/*
 * Derived by aligning, book by book, the Strong's numbers of the Reina Valera 1909 with those of the King James Version
 * (the best monotone path, in which a verse may match two), and checked manually where verses are joined or divided.
 * `reina-valera-numbering.int-spec.ts` of the scripture service derives it again from the installed modules.
 */

/** Ranges with different numbers: book, chapter, first and last verse; chapter and verse of the first in the KJV. */
const MOVED: readonly (readonly [BookId, number, number, number, number, number])[] = [
  ['Num', 13, 1, 1, 12, 16],
  ['Num', 13, 2, 34, 13, 1],
  ['Num', 30, 1, 1, 29, 40],
  ['Num', 30, 2, 17, 30, 1],
  ['Judg', 14, 19, 21, 14, 18],
  ['1Sam', 24, 1, 1, 23, 29],
  ['1Sam', 24, 2, 23, 24, 1],
  ['1Kgs', 22, 44, 54, 22, 43],
  ['1Chr', 1, 31, 31, 1, 32],
  ['1Chr', 21, 16, 31, 21, 15],
  ['2Chr', 33, 11, 24, 33, 12],
  ['Job', 39, 1, 3, 38, 39],
  ['Job', 39, 4, 33, 39, 1],
  ['Job', 39, 34, 38, 40, 1],
  ['Job', 40, 1, 19, 40, 6],
  ['Hos', 12, 1, 1, 11, 12],
  ['Hos', 12, 2, 15, 12, 1],
  ['Jonah', 2, 1, 1, 1, 17],
  ['Jonah', 2, 2, 11, 2, 1],
  ['2Cor', 13, 13, 13, 13, 14],
];

/** Verses that contain the words of the same number and of the next in the KJV. */
const JOINED: readonly (readonly [BookId, number, number])[] = [
  ['2Sam', 20, 25],
  ['1Chr', 1, 30],
  ['2Chr', 33, 10],
  ['Job', 35, 15],
  ['Acts', 19, 40],
  ['2Cor', 13, 12],
];

/** Last verses of the chapters that are longer or shorter than in the KJV. */
const LAST_VERSES: Readonly<Partial<Record<BookId, Readonly<Record<number, number>>>>> = {
  Num: { 12: 15, 13: 34, 29: 39, 30: 17 },
  Judg: { 14: 21 },
  '1Sam': { 23: 28, 24: 23 },
  '2Sam': { 20: 25 },
  '1Kgs': { 22: 54 },
  '1Chr': { 21: 31 },
  '2Chr': { 33: 24 },
  Job: { 35: 15, 38: 38, 39: 38, 40: 19 },
  Hos: { 11: 11, 12: 15 },
  Jonah: { 1: 16, 2: 11 },
  Acts: { 19: 40 },
  '2Cor': { 13: 13 },
};

/** The traditional numbering of the Reina Valera 1909: 31,100 verses. */
export const RV1909_NUMBERING: Numbering = {
  counts: countsWith(LAST_VERSES),
  exceptions: new Map([...MOVED.flatMap(movedVerses), ...JOINED.map(joinedVerse)]),
};

function countsWith(lastVerses: typeof LAST_VERSES): VerseCounts {
  const counts = Object.entries(KJV_VERSE_COUNTS).map(([book, verses]) => {
    const changed = lastVerses[book as BookId] ?? {};
    return [book, verses.map((last, index) => changed[index + 1] ?? last)];
  });
  return Object.fromEntries(counts) as VerseCounts;
}

function movedVerses([book, chapter, first, last, toChapter, toVerse]: (typeof MOVED)[number]) {
  return Array.from({ length: last - first + 1 }, (_, index): [VerseId, VerseRange] => {
    const canonical = verseId(book, toChapter, toVerse + index);
    return [verseId(book, chapter, first + index), { first: canonical, last: canonical }];
  });
}

function joinedVerse([book, chapter, verse]: (typeof JOINED)[number]): [VerseId, VerseRange] {
  const id = verseId(book, chapter, verse);
  return [id, { first: id, last: id + 1 }];
}
