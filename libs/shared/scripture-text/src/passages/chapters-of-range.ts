import {
  bookNumbered,
  bookOf,
  chaptersOf,
  partsOfVerse,
  type VerseCounts,
  type VerseParts,
  type VerseRange,
} from '@word-unfolded/scripture-ref';

export type Chapter = Omit<VerseParts, 'verse'>;

/** The chapters that contain the verses of a range, in order, for an edition with these chapters. */
export function* chaptersOfRange({ first, last }: VerseRange, counts: VerseCounts): Generator<Chapter> {
  const from = partsOfVerse(first);
  const to = partsOfVerse(last);
  for (let number = bookOf(from.book).number; number <= bookOf(to.book).number; number += 1) {
    const book = bookNumbered(number).osis;
    const end = book === to.book ? to.chapter : chaptersOf(counts, book);
    for (let chapter = book === from.book ? from.chapter : 1; chapter <= end; chapter += 1)
      yield { book, chapter };
  }
}
