import type { BookId } from './canon/books.js';
import { chaptersOf, lastVerseOf, type VerseCounts } from './canon/verse-counts.js';
import { samePoint, type PassageReference, type ReferencePoint } from './passage-reference.js';
import { partsOfVerse, verseId } from './verse-id.js';
import type { VerseRange } from './verse-range.js';

/** The part of a passage that an edition lacks. */
export type PassageProblem =
  | { readonly kind: 'book-not-found'; readonly book: BookId }
  | {
      readonly kind: 'chapter-not-found';
      readonly book: BookId;
      readonly chapter: number;
      /** The number of chapters of the book in this edition. */
      readonly chapters: number;
    }
  | {
      readonly kind: 'verse-not-found';
      readonly book: BookId;
      readonly chapter: number;
      readonly verse: number;
      /** The last verse of the chapter in this edition. */
      readonly verses: number;
    }
  | { readonly kind: 'range-backwards' };

export type LocatedPassage =
  | { readonly exists: true; readonly range: VerseRange }
  | { readonly exists: false; readonly problem: PassageProblem };

/**
 * Locates a passage in an edition by the edition's own numbering.
 *
 * @returns its verses as a range, or its first missing part. A passage that ends before it begins is reported as
 * backwards only if both of its ends exist.
 */
export function locatePassage({ start, end }: PassageReference, counts: VerseCounts): LocatedPassage {
  const problem = missingPart(start, counts) ?? missingPart(end, counts);
  if (problem) return { exists: false, problem };
  const range = { first: firstVerseOf(start), last: lastVerseOfPoint(end, counts) };
  if (range.last < range.first) return { exists: false, problem: { kind: 'range-backwards' } };
  return { exists: true, range };
}

function missingPart(
  { book, chapter, verse }: ReferencePoint,
  counts: VerseCounts,
): PassageProblem | undefined {
  const chapters = chaptersOf(counts, book);
  if (chapters === 0) return { kind: 'book-not-found', book };
  if (chapter === undefined) return undefined;
  if (chapter < 1 || chapter > chapters) return { kind: 'chapter-not-found', book, chapter, chapters };
  if (verse === undefined) return undefined;
  const verses = lastVerseOf(counts, book, chapter);
  return verse < 1 || verse > verses ? { kind: 'verse-not-found', book, chapter, verse, verses } : undefined;
}

function firstVerseOf({ book, chapter = 1, verse = 1 }: ReferencePoint) {
  return verseId(book, chapter, verse);
}

function lastVerseOfPoint({ book, chapter, verse }: ReferencePoint, counts: VerseCounts) {
  const last = chapter ?? chaptersOf(counts, book);
  return verseId(book, last, verse ?? lastVerseOf(counts, book, last));
}

/** A range as a reference in its shortest equivalent form: whole chapters and books are named without verses. */
export function passageOfRange({ first, last }: VerseRange, counts: VerseCounts): PassageReference {
  const start = partsOfVerse(first);
  const end = partsOfVerse(last);
  const endsChapter = end.verse === lastVerseOf(counts, end.book, end.chapter);
  if (start.verse !== 1 || !endsChapter) return { start, end };
  const wholeBooks = start.chapter === 1 && end.chapter === chaptersOf(counts, end.book);
  if (wholeBooks) return { start: { book: start.book }, end: { book: end.book } };
  return {
    start: { book: start.book, chapter: start.chapter },
    end: { book: end.book, chapter: end.chapter },
  };
}

/** Whether a passage is a single point: a verse, a chapter or a book. */
export function isOnePoint({ start, end }: PassageReference): boolean {
  return samePoint(start, end);
}
