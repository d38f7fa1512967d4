import fc from 'fast-check';
import { BOOKS } from './canon/books.js';
import { KJV_VERSE_COUNTS } from './canon/kjv-verse-counts.js';
import { RV1909_NUMBERING } from './numbering/rv1909-numbering.js';
import { compareVerses, partsOfVerse, verseId } from './verse-id.js';
import { countVerses, verseAfter, versesIn } from './verse-range.js';

const wholeBible = { first: verseId('Gen', 1, 1), last: verseId('Rev', 22, 21) };

describe('the id of a verse', () => {
  it('is BBCCCVVV', () => {
    expect(verseId('Rom', 8, 28)).toBe(45008028);
    expect(verseId('Ps', 119, 176)).toBe(19119176);
    expect(partsOfVerse(45008028)).toEqual({ book: 'Rom', chapter: 8, verse: 28 });
  });

  it('has canonical order', () => {
    const ids = [verseId('Rev', 1, 1), verseId('Gen', 10, 2), verseId('Gen', 9, 29), verseId('Exod', 1, 1)];
    expect(ids.sort(compareVerses).map((id) => partsOfVerse(id).book)).toEqual(['Gen', 'Gen', 'Exod', 'Rev']);
  });
});

describe('a range of verses', () => {
  it('spans chapters and books', () => {
    const range = { first: verseId('Jude', 1, 24), last: verseId('Rev', 1, 2) };
    const verses = [...versesIn(range, KJV_VERSE_COUNTS)];
    expect(verses).toEqual([65001024, 65001025, 66001001, 66001002]);
  });

  it('follows the numbering of the edition', () => {
    const range = { first: verseId('Jonah', 1, 16), last: verseId('Jonah', 2, 1) };
    expect([...versesIn(range, RV1909_NUMBERING.counts)]).toEqual([32001016, 32002001]);
    expect([...versesIn(range, KJV_VERSE_COUNTS)]).toEqual([32001016, 32001017, 32002001]);
  });

  it('skips a book that the edition lacks', () => {
    const { Ruth: _, ...withoutRuth } = KJV_VERSE_COUNTS;
    expect(verseAfter(verseId('Judg', 21, 25), withoutRuth)).toBe(verseId('1Sam', 1, 1));
  });

  it('ends with the last verse of the canon', () => {
    expect(verseAfter(verseId('Rev', 22, 21), KJV_VERSE_COUNTS)).toBeUndefined();
    expect([...versesIn(wholeBible, KJV_VERSE_COUNTS)]).toHaveLength(31_102);
  });

  it('has as many verses as its iteration', () => {
    const anyVerse = fc
      .constantFrom(...BOOKS)
      .chain(({ osis }) =>
        fc.nat(KJV_VERSE_COUNTS[osis]!.length - 1).map((chapter) => verseId(osis, chapter + 1, 1)),
      );
    fc.assert(
      fc.property(anyVerse, anyVerse, (a, b) => {
        const range = { first: Math.min(a, b), last: Math.max(a, b) };
        return countVerses(range, KJV_VERSE_COUNTS) === [...versesIn(range, KJV_VERSE_COUNTS)].length;
      }),
      { numRuns: 60 },
    );
  });
});
